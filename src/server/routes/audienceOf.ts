import type { Audience } from '#src/catalogue/catalogue.ts'
import type { CountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { Visit } from '#src/server/endpoint.ts'
import { visitorCountry } from '#src/server/visitorCountry.ts'

interface AudienceInput {
  readonly country?: CountryCode | undefined
  readonly locale: Locale
}

/** For whom an answer is made: the language that was asked for, and the country that was asked for or is the visitor's. */
export function audienceOf({ country, locale }: AudienceInput, visit: Visit): Audience {
  return { country: visitorCountry(country, visit), locale }
}
