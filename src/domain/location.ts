import { z } from './schema.ts'

/** How a visitor's country became known: chosen by hand, by the network address, or from what the request said of itself. */
export const detectedFromSchema = z.enum(['manual', 'ip', 'headers'])
export type DetectedFrom = z.infer<typeof detectedFromSchema>

/**
 * Where a visitor is. All fields but `detectedFrom` are empty texts when unknown: the interface then says "Worldwide".
 * `countryCode` may be any ISO 3166-1 alpha-2 code, also one outside the 13.
 */
export const locationSchema = z.object({
  countryCode: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  country: z.string().check(z.maxLength(100)),
  city: z.string().check(z.maxLength(200)),
  region: z.string().check(z.maxLength(200)),
  detectedFrom: detectedFromSchema,
})
export type Location = z.infer<typeof locationSchema>

export const unknownLocation: Location = { countryCode: '', country: '', city: '', region: '', detectedFrom: 'headers' }

/** How long a location, a list of recommendations or a list of platforms counts as fresh. */
export const freshForMs = 300_000
