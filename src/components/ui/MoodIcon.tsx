import type { ReactElement } from 'react'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { moodIconId } from './moodIconId.ts'

/**
 * A mood's icon in the colour and size of the text, from the page's `MoodSymbols.astro`. Decorative: the mood's name is
 * always beside it.
 */
export function MoodIcon({ mood }: { readonly mood: MoodId }): ReactElement {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${moodIconId(mood)}`} />
    </svg>
  )
}
