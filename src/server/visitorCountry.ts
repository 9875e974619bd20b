import type { MaybeCountry } from '#src/domain/availability.ts'
import { type CountryCode, countryNames, parseCountryCode } from '#src/domain/country.ts'
import { type Location, unknownLocation } from '#src/domain/location.ts'
import type { Visit } from './endpoint.ts'

/**
 * The cookie that holds the country that a visitor chose on this site; set by /api/location/set, read by functions and
 * by the CDN (Netlify-Vary).
 * @param url of the request: on HTTPS the name begins with `__Host-`, so that no other host of the domain can set it
 */
export function countryCookie({ protocol }: Pick<URL, 'protocol'>): string {
  return protocol === 'https:' ? '__Host-moodlight_country' : 'moodlight_country'
}

/** The country that the visitor chose, if any and if it is one of the 13. */
function chosenCountry(visit: Visit): MaybeCountry {
  return parseCountryCode(visit.request.cookies.get(countryCookie(visit.request.url)) ?? '')
}

/**
 * The country of a request: named in the query, else chosen and kept in the cookie, else found by the platform from the network
 * address, else unknown. A raw header never decides.
 */
export function visitorCountry(named: CountryCode | undefined, visit: Visit): MaybeCountry {
  return named ?? chosenCountry(visit) ?? parseCountryCode(visit.geo?.country?.code ?? '')
}

/** Where the visitor is, and how that is known. */
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

/** The location of somebody who chose a country by hand. */
export function manualLocation(country: CountryCode): Location {
  return { countryCode: country, country: countryNames[country], city: '', region: '', detectedFrom: 'manual' }
}
