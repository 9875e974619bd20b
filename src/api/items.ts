import { titleTypeSchema } from '#src/domain/contentType.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title.ts'
import { titlePathSchema } from '#src/domain/titlePath.ts'

/** What every item of a list says of its title. */
const itemShape = {
  id: titleIdSchema,
  title: z.string().check(z.minLength(1)),
  description: z.string(),
  /** A path on this site. Drawn posters name their light in the query: `/posters/movie-129.svg?light=escape.calm`. */
  imageUrl: z.string().check(z.startsWith('/')),
  /** The public's score, 0 to 100, shown divided by ten. */
  rating: z.int().check(z.gte(0), z.lte(100)),
  contentType: titleTypeSchema,
  year: z.int(),
  /** Minutes; films only. */
  duration: z.optional(z.int().check(z.positive())),
  /** Series only. */
  seasons: z.optional(z.int().check(z.positive())),
  /** The most telling one. */
  genre: z.string(),
  /** Names of the services that carry it in the visitor's country, streaming first; empty means unknown. */
  platforms: z.array(z.string()),
  /** The title's page on this site, in English; absent for titles that have none. */
  path: z.optional(titlePathSchema),
}

/** A film or series in a list or a search result. */
export const titleItemSchema = z.object({
  ...itemShape,
  /** The first service's own search or title page. */
  streamingUrl: z.optional(z.url()),
})
export type TitleItem = z.infer<typeof titleItemSchema>

/** A film or series recommended for a mood. */
export const recommendationItemSchema = z.object({
  ...itemShape,
  /** Why it fits the mood: a sentence about this title. */
  reason: z.string().check(z.minLength(1)),
})
export type RecommendationItem = z.infer<typeof recommendationItemSchema>

export const platformEntrySchema = z.object({
  name: z.string(),
  /** Emoji or a few letters. */
  logo: z.string(),
  description: z.string(),
  website: z.url(),
  marketShare: z.optional(z.string()),
})
export type PlatformEntry = z.infer<typeof platformEntrySchema>
