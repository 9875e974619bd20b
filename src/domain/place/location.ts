/** How the location was determined: set by the visitor, by IP geolocation, or from request headers. */
export const detectedFroms = ['manual', 'ip', 'headers'] as const
export type DetectedFrom = (typeof detectedFroms)[number]

/**
 * Where a visitor is. When unknown, all fields but `detectedFrom` are empty strings, and the UI shows "Worldwide".
 * `countryCode` may be any ISO 3166-1 alpha-2 code, including ones outside the 13 supported countries.
 */
export interface Location {
  readonly countryCode: string
  readonly country: string
  readonly city: string
  readonly region: string
  readonly detectedFrom: DetectedFrom
}

/** Maximum lengths, in UTF-16 code units. */
export const longestPlace = { country: 100, city: 200, region: 200 } as const
export const countryCodePattern = /^([A-Z]{2})?$/

/** Equivalent to validating with `locationSchema`, without bundling zod: see api/askLocation.ts. */
export function isLocation(value: unknown): value is Location {
  if (typeof value !== 'object' || value === null) return false
  const { countryCode, country, city, region, detectedFrom } = value as Readonly<Record<string, unknown>>
  const isText = (text: unknown, longest: number): boolean => typeof text === 'string' && text.length <= longest
  return (
    typeof countryCode === 'string' &&
    countryCodePattern.test(countryCode) &&
    isText(country, longestPlace.country) &&
    isText(city, longestPlace.city) &&
    isText(region, longestPlace.region) &&
    detectedFroms.some((known) => known === detectedFrom)
  )
}

export const unknownLocation: Location = { countryCode: '', country: '', city: '', region: '', detectedFrom: 'headers' }

/** How long locations, recommendations and lists are considered fresh in client and CDN caches, in milliseconds. */
export const freshForMs = 300_000
