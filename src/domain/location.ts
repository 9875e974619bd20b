/** How a visitor's country became known: chosen by hand, by the network address, or from what the request said of itself. */
export const detectedFroms = ['manual', 'ip', 'headers'] as const
export type DetectedFrom = (typeof detectedFroms)[number]

/**
 * Where a visitor is. All fields but `detectedFrom` are empty texts when unknown: the interface then says "Worldwide".
 * `countryCode` may be any ISO 3166-1 alpha-2 code, also one outside the 13.
 */
export interface Location {
  readonly countryCode: string
  readonly country: string
  readonly city: string
  readonly region: string
  readonly detectedFrom: DetectedFrom
}

/** Longest texts, in characters. */
export const longestPlace = { country: 100, city: 200, region: 200 } as const
export const countryCodePattern = /^([A-Z]{2})?$/

/** Says what `locationSchema` says, without loading the schemas: see api/askLocation.ts. */
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

/** How long a location, a list of recommendations or a list of platforms counts as fresh. */
export const freshForMs = 300_000
