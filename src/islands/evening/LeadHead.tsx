import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { eveningPart } from './eveningPart.tsx'
import type { Drawn } from './useDraw.ts'

const DrawnActs = eveningPart(async () => (await import('./DrawnActs.tsx')).DrawnActs)

interface LeadHeadProps {
  readonly locale: Locale
  readonly words: MoodFlowWords
  /** Name of the mood. */
  readonly mood: string
  readonly drawn: Drawn | null
  /** The first title's name and rating (0 to 100). */
  readonly lead: { readonly title: string; readonly rating: number }
  readonly onDraw: () => void
  readonly onBack: () => void
}

/** What stands above the first pick: that it is the one, and the draw. */
export function LeadHead({ locale, words, mood, drawn, lead, onDraw, onBack }: LeadHeadProps): ReactElement {
  const names = words.results.evening
  return (
    <div className="tonight-head">
      <p className="tonight">{names.lead}</p>
      {drawn ? (
        <DrawnActs locale={locale} mood={mood} drawn={drawn} lead={lead} onDraw={onDraw} onBack={onBack} />
      ) : (
        <button className="btn btn-quiet btn-lamp needs-script" type="button" onClick={onDraw}>
          <Icon name="lamp" />
          {names.choose}
        </button>
      )}
    </div>
  )
}
