import type { ReactElement } from 'react'
import { UnlitLamp } from '#src/components/ui/UnlitLamp.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import type { SavedPart } from '#src/stores/savedView.ts'

interface EmptyPartProps {
  readonly part: SavedPart
  readonly locale: Locale
  readonly words: SavedPageWords['saved']
}

/** A list without titles: an unlit bulb, and what fills it. */
export function EmptyPart({ part, locale, words }: EmptyPartProps): ReactElement {
  const { heading, text } = words.empty[part]
  return (
    <div className="empty">
      <UnlitLamp sign="bulb" />
      <h2>{heading}</h2>
      <p>{text}</p>
      <a className="btn btn-quiet" href={localePath(locale, '/')}>
        {words.toLamps}
      </a>
    </div>
  )
}
