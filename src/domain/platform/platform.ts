import { countryCodeSchema } from '#src/domain/place/countryCodeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { offerKindSchema } from './offerKind.ts'
import { platformIdSchema } from './platformId.ts'

/** A streaming or video-on-demand platform. Its one-line description is in `i18n/<locale>/platforms.ts`. */
export const platformSchema = z.object({
  id: platformIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  website: z.url({ protocol: /^https$/ }),
  /** An emoji or up to three letters, rendered on the brand colour. */
  logo: z.string().check(z.minLength(1), z.maxLength(8)),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** URL template of the platform's search page; `{query}` is the encoded title. Absent without a linkable search. */
  searchUrl: z.optional(z.string().check(z.startsWith('https://'), z.includes('{query}'))),
})
export type Platform = z.infer<typeof platformSchema>

/** Relevant platforms of a country, most used first: domestic and international ones. */
export const countryPlatformsSchema = z.object({
  local: z.array(platformIdSchema),
  international: z.array(platformIdSchema),
})
export type CountryPlatforms = z.infer<typeof countryPlatformsSchema>

export const offerSchema = z.object({
  platform: platformIdSchema,
  kind: offerKindSchema,
  /** Display name, only for platforms that are not in the catalogue's own list. */
  name: z.optional(z.string()),
})
export type Offer = z.infer<typeof offerSchema>

/** Offers by country. A missing country means unknown, not unavailable. */
export const availabilitySchema = z.partialRecord(countryCodeSchema, z.array(offerSchema))
export type Availability = z.infer<typeof availabilitySchema>
