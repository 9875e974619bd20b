import type { IncomingMessage } from 'node:http'
import type { Context } from '@netlify/functions'
import { countryNames, parseCountryCode } from '#src/domain/place/country.ts'

/**
 * Simulated country of a request to the local server: the cookie `nf_country` (Netlify's mechanism for overriding
 * it), else the environment variable GEO_COUNTRY, else unknown.
 * @returns an upper-case ISO 3166-1 alpha-2 code, or an empty string
 */
export function geoCountryOf(incoming: IncomingMessage): string {
  const cookie = /(?:^|;\s*)nf_country=([A-Za-z]{2})\b/.exec(incoming.headers.cookie ?? '')?.[1]
  return (cookie ?? process.env['GEO_COUNTRY'] ?? '').toUpperCase()
}

/** The simulated country as the `geo` object of Netlify's function context, with GEO_CITY and GEO_REGION if set. */
export function simulatedGeo(incoming: IncomingMessage): Context['geo'] {
  const code = geoCountryOf(incoming)
  if (!code) return {}
  const known = parseCountryCode(code)
  const city = process.env['GEO_CITY']
  const region = process.env['GEO_REGION']
  return {
    country: { code, name: known ? countryNames[known] : code },
    ...(city ? { city } : {}),
    ...(region ? { subdivision: { code: region, name: region } } : {}),
  }
}
