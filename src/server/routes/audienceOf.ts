import type { Audience } from '#src/catalogue/catalogue.ts'
import type { CountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { Visit } from '#src/server/endpoint.ts'
import { visitorCountry } from '#src/server/visitorCountry.ts'

interface AudienceInput {
  readonly country?: CountryCode | undefined
  readonly locale: Locale
}

/** The audience of a request: the requested language, and the requested country or else the visitor's. */
export function audienceOf({ country, locale }: AudienceInput, visit: Visit): Audience {
  return { country: visitorCountry(country, visit), locale }
}
