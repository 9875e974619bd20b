import { countryCodeSchema } from './countryCodeSchema.ts'
import { offerKindSchema } from './offerKind.ts'
import { z } from './schema.ts'

/** Ids are lower case with hyphens: `prime-video`, `bbc-iplayer`. */
export const platformIdSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** A service that carries titles. Its one-line description stands in the dictionaries. */
export const platformSchema = z.object({
  id: platformIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  website: z.url({ protocol: /^https$/ }),
  /** Emoji or up to three letters, drawn on the brand's colour. */
  logo: z.string().check(z.minLength(1), z.maxLength(8)),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** The service's own search page; `{query}` is replaced by the encoded title. Absent where it has none that can be addressed. */
  searchUrl: z.optional(z.string().check(z.startsWith('https://'), z.includes('{query}'))),
})
export type Platform = z.infer<typeof platformSchema>

/** Which services matter in a country, most used first: those at home there, and those of the world. */
export const countryPlatformsSchema = z.object({
  local: z.array(platformIdSchema),
  international: z.array(platformIdSchema),
})
export type CountryPlatforms = z.infer<typeof countryPlatformsSchema>

export const offerSchema = z.object({
  platform: platformIdSchema,
  kind: offerKindSchema,
  /** Of a service that is not among those we describe. */
  name: z.optional(z.string()),
})
export type Offer = z.infer<typeof offerSchema>

/** Offers by country. A country that is not named is unknown, which is not the same as "nowhere". */
export const availabilitySchema = z.partialRecord(countryCodeSchema, z.array(offerSchema))
export type Availability = z.infer<typeof availabilitySchema>
