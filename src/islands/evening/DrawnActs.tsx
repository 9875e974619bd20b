import { type ReactElement, use, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { formatRating } from '#src/i18n/format.ts'
import type { Drawn } from './useDraw.ts'

interface DrawnActsProps {
  readonly locale: Locale
  readonly mood: string
  readonly drawn: Drawn
  readonly lead: { readonly title: string; readonly rating: number }
  readonly onDraw: () => void
  readonly onBack: () => void
}

/** After a draw: another one, why this one, and back to the list. */
export function DrawnActs({ locale, mood, drawn, lead, onDraw, onBack }: DrawnActsProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const [isTold, setIsTold] = useState(false)
  const numbers = {
    chance: drawn.chance,
    fit: Math.round(drawn.fit * 100),
    mood,
    rating: formatRating(locale, lead.rating),
  }
  return (
    <>
      <p className="sr-only" role="status">
        {fill(words.drawn, { title: lead.title })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button className="btn btn-quiet btn-lamp" type="button" onClick={onDraw}>
          <Icon name="lamp" />
          {words.another}
        </button>
        <button
          className="btn btn-quiet btn-lamp"
          type="button"
          aria-expanded={isTold}
          onClick={() => setIsTold(!isTold)}
        >
          {words.why}
        </button>
        <button className="btn btn-quiet btn-lamp" type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
      {isTold && (
        <p className="w-full pt-3 rule-t text-md text-text-2">
          {fill(lead.rating > 0 ? words.whyText : words.whyTextUnrated, numbers)}
        </p>
      )}
    </>
  )
}
