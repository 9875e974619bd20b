import type { FeelId } from '#src/domain/feel/feelId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Fit } from '#src/understanding/fitsSaid.ts'
import type { DescribedPart } from './describeWish.ts'
import { plural } from './format.ts'
import type { SaidWords } from './shape.ts'

/** What a card ticks. */
export interface Tick {
  /** "86 minutes", "nothing sad", "cosy comfort" */
  readonly text: string
  /** The feel that it names, which has a page; null for anything else. */
  readonly feel: FeelId | null
}

/** Something that was asked for and that a title has, as its card says it. */
export function tickOf(fit: Fit<DescribedPart>, words: SaidWords, locale: Locale): Tick {
  if (fit.kind === 'has') return { text: fit.text, feel: fit.feel }
  if (fit.kind === 'part') return { text: fit.part.text, feel: null }
  return { text: plural(locale, fit.isEpisode ? words.episode : words.minutes, fit.minutes), feel: null }
}
