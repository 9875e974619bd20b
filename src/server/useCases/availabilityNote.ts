import { reviewedOn } from '#src/catalogue/embedded/libraries.data.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { fill } from '#src/i18n/fill.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Deps } from '#src/server/deps.ts'

/**
 * The note on source and age of availability data: live data credit JustWatch, the embedded catalogue gives its review
 * date.
 */
export function availabilityNote({ catalogue }: Pick<Deps, 'catalogue'>, locale: Locale): string {
  const { results } = dictionaryOf(locale)
  return catalogue.name === 'tmdb' ? results.live : fill(results.reviewed, { date: formatDate(locale, reviewedOn) })
}
