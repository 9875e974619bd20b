import { titleTypeSchema } from '#src/domain/contentType.ts'
import { genreSchema } from '#src/domain/genre.ts'
import { offerKindSchema } from '#src/domain/offerKind.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/titleId.ts'
import { titlePathSchema } from '#src/domain/titlePath.ts'

/**
 * A text that is set in the display face, cut where it is longer than any that is written for this site. The face kerns, so that a browser shapes a word
 * which takes many lines anew for each of them: ten thousand letters are ten seconds.
 */
const setText = (longest: number) =>
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text: string) => (text.length > longest ? text.slice(0, longest).replace(/\p{Cs}$/u, '') : text)),
  )

/** What every item of a list says of its title. */
const itemShape = {
  id: titleIdSchema,
  title: setText(200),
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
  /** The first service's own search page or, where none can be addressed, its start page. */
  streamingUrl: z.optional(z.url()),
  /** Set where that address is not the service's own but TMDB's page on where to watch. */
  streamingVia: z.optional(z.literal('tmdb')),
})
export type TitleItem = z.infer<typeof titleItemSchema>

/** One title with all that is known of it, for one visitor. */
export const titleDetailsSchema = z.extend(titleItemSchema, {
  originalTitle: z.string(),
  genres: z.array(z.string()),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  people: z.array(z.string()),
  /** How the visitor's country offers it, streaming first; empty means unknown. */
  offers: z.array(z.object({ platform: z.string(), kind: offerKindSchema })),
  /** Where the word on offers comes from. */
  offersSource: z.enum(['JustWatch', 'Moodlight']),
})
export type TitleDetails = z.infer<typeof titleDetailsSchema>

/** A film or series recommended for a mood. */
export const recommendationItemSchema = z.object({
  ...itemShape,
  /** Why it fits the mood: a sentence about this title. */
  reason: setText(400),
})
export type RecommendationItem = z.infer<typeof recommendationItemSchema>

/** A recommendation with what a browser needs to choose between several by itself. */
export const poolItemSchema = z.extend(recommendationItemSchema, {
  /** All of its genres, the most telling first. */
  genres: z.array(genreSchema),
  /** How strongly it serves the mood, 0 to 1. */
  fit: z.number().check(z.gte(0), z.lte(1)),
})
export type PoolItem = z.infer<typeof poolItemSchema>

export const platformEntrySchema = z.object({
  name: z.string(),
  /** Emoji or a few letters. */
  logo: z.string(),
  description: z.string(),
  website: z.url(),
  marketShare: z.optional(z.string()),
})
export type PlatformEntry = z.infer<typeof platformEntrySchema>
