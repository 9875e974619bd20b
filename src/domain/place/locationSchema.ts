import { z } from '#src/domain/schema.ts'
import { countryCodePattern, detectedFroms, longestPlace } from './location.ts'

/** Validates a `Location` at system boundaries, such as API responses. */
export const locationSchema = z.object({
  countryCode: z.string().check(z.regex(countryCodePattern)),
  country: z.string().check(z.maxLength(longestPlace.country)),
  city: z.string().check(z.maxLength(longestPlace.city)),
  region: z.string().check(z.maxLength(longestPlace.region)),
  detectedFrom: z.enum(detectedFroms),
})
