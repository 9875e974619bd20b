import type { Audience } from '#src/catalogue/catalogue.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Visit } from '#src/server/http/endpoint.ts'
import { visitorCountry } from '#src/server/http/visitorCountry.ts'

interface AudienceInput {
  readonly country?: CountryCode | undefined
  readonly locale: Locale
}

/** The audience of a request: the requested language, and the requested country or else the visitor's. */
export function audienceOf({ country, locale }: AudienceInput, visit: Visit): Audience {
  return { country: visitorCountry(country, visit), locale }
}
