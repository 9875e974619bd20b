import type { Locale } from '#src/domain/place/locale.ts'
import type { Fit } from '#src/understanding/fitsSaid.ts'
import type { DescribedPart } from './describeWish.ts'
import { plural } from './format.ts'
import type { SaidWords } from './shape.ts'

/** What a card ticks: "86 minutes", "nothing sad", "cosy comfort". */
export function tickText(fit: Fit<DescribedPart>, words: SaidWords, locale: Locale): string {
  if (fit.kind === 'has') return fit.text
  if (fit.kind === 'part') return fit.part.text
  return plural(locale, fit.isEpisode ? words.episode : words.minutes, fit.minutes)
}
