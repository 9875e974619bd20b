import type { Locale } from '#src/domain/place/locale.ts'
import { colonOf } from './colonOf.ts'

/** The heading of a list of films or series, from localized names: `Movies`, or `Movies: Comedy` for a genre. */
export function listHeading(locale: Locale, heading: string, genre: string | null): string {
  return genre === null ? heading : heading + colonOf(locale) + genre
}
