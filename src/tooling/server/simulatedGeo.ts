import type { IncomingMessage } from 'node:http'
import type { Context } from '@netlify/functions'
import { countryNames, parseCountryCode } from '#src/domain/country.ts'

/**
 * Where a request to the local server seems to come from: the cookie `nf_country` (Netlify's own way to simulate), else GEO_COUNTRY in
 * the environment, else unknown, as it is for a machine without a public address.
 * @returns an upper-case code, or an empty text
 */
export function geoCountryOf(incoming: IncomingMessage): string {
  const cookie = /(?:^|;\s*)nf_country=([A-Za-z]{2})\b/.exec(incoming.headers.cookie ?? '')?.[1]
  return (cookie ?? process.env['GEO_COUNTRY'] ?? '').toUpperCase()
}

/** The same as Netlify hands it to functions. */
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
