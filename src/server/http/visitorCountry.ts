import { type CountryCode, countryNames, parseCountryCode } from '#src/domain/place/country.ts'
import { type Location, unknownLocation } from '#src/domain/place/location.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import { countryCookie } from './countryCookie.ts'
import type { Visit } from './endpoint.ts'

/** The country that the visitor chose, if it is one of the 13 supported ones. */
function chosenCountry(visit: Visit): MaybeCountry {
  return parseCountryCode(visit.request.cookies.get(countryCookie(visit.request.url)) ?? '')
}

/**
 * The country of a request, in order of precedence: query parameter, cookie, the platform's IP geolocation, else null.
 * Raw headers are not trusted.
 */
export function visitorCountry(named: CountryCode | undefined, visit: Visit): MaybeCountry {
  return named ?? chosenCountry(visit) ?? parseCountryCode(visit.geo?.country?.code ?? '')
}

/** The visitor's location and how it was determined. */
export function visitorLocation(visit: Visit): Location {
  const chosen = chosenCountry(visit)
  if (chosen) return manualLocation(chosen)
  const { country, city, subdivision }: NonNullable<Visit['geo']> = visit.geo ?? {}
  const code = country?.code?.toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(code)) return unknownLocation
  const known = parseCountryCode(code)
  return {
    countryCode: code,
    country: country?.name ?? (known ? countryNames[known] : code),
    city: city ?? '',
    region: subdivision?.name ?? '',
    detectedFrom: 'ip',
  }
}

/** The location for a manually chosen country. */
export function manualLocation(country: CountryCode): Location {
  return { countryCode: country, country: countryNames[country], city: '', region: '', detectedFrom: 'manual' }
}
