import { leaveOutSchema } from '#src/domain/evening/leaveOuts.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { offerKindSchema } from '#src/domain/platform/offerKind.ts'
import { z } from '#src/domain/schema.ts'
import { titleTypeSchema } from '#src/domain/title/contentType.ts'
import { genreSchema } from '#src/domain/title/genre.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { titlePathSchema } from '#src/domain/title/titlePath.ts'

/**
 * A text in the display font, truncated above the length of any text written for this site, without splitting a
 * surrogate pair. The font has kerning, so browsers reshape a word that wraps over many lines once per line: a word of
 * 10,000 letters takes 10 s.
 */
const setText = (longest: number) =>
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text: string) => (text.length > longest ? text.slice(0, longest).replace(/\p{Cs}$/u, '') : text)),
  )

/** How a platform carries a title in the visitor's country. A platform has one offer of each kind at most. */
const offersSchema = z.array(z.object({ platform: z.string(), kind: offerKindSchema }))

/** The fields that all list items have in common. */
const itemShape = {
  id: titleIdSchema,
  title: setText(200),
  description: z.string(),
  /**
   * A path on this site. Generated posters name their colours in the query: `/posters/movie-129.svg?light=escape.calm`.
   */
  imageUrl: z.string().check(z.startsWith('/')),
  /** The audience score, 0 to 100; displayed divided by ten. 0: nobody has voted, and nothing is displayed. */
  rating: z.int().check(z.gte(0), z.lte(100)),
  contentType: titleTypeSchema,
  /** Absent when unknown. */
  year: z.optional(z.int()),
  /** In minutes; movies only. */
  duration: z.optional(z.int().check(z.positive())),
  /** Series only. */
  seasons: z.optional(z.int().check(z.positive())),
  /** The most characteristic genre; empty where none is known. */
  genre: z.string(),
  /**
   * Names of the platforms in the visitor's country: those that include the title in a subscription first, then free
   * ones, then shops; empty means unknown.
   */
  platforms: z.array(z.string()),
  /**
   * `platforms` as cards show them, in the language asked for: 'Rent: Apple TV'. Absent where all of them are
   * subscriptions, which are named plainly. Each one can stand alone; as a line `offerLine` joins them.
   */
  labels: z.optional(z.array(z.string())),
  /** In the order of `platforms`. Every answer of the API has them; items that are part of a page do not. */
  offers: z.optional(offersSchema),
  /** The English path of the title's page on this site; absent for titles without one. */
  path: z.optional(titlePathSchema),
}

/** A movie or series in a list or a search result. */
export const titleItemSchema = z.object({
  ...itemShape,
  /**
   * The search page of the first known platform, or its home page where its search has no URL; else as `streamingVia`
   * says.
   */
  streamingUrl: z.optional(z.url()),
  /** Set where `streamingUrl` is not a platform's URL but TMDB's page on where to watch the title. */
  streamingVia: z.optional(z.literal('tmdb')),
})
export type TitleItem = z.infer<typeof titleItemSchema>

/** A title with all known details, for a visitor's country. */
export const titleDetailsSchema = z.extend(titleItemSchema, {
  originalTitle: z.string(),
  genres: z.array(z.string()),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  people: z.array(z.string()),
  /** Offers in the visitor's country, streaming first; empty means unknown. */
  offers: offersSchema,
  /** The source of the offers. */
  offersSource: z.enum(['JustWatch', 'Moodlight']),
})
export type TitleDetails = z.infer<typeof titleDetailsSchema>

/** A movie or series recommended for a mood. */
export const recommendationItemSchema = z.object({
  ...itemShape,
  /** Why it suits the mood: a sentence about this title. */
  reason: setText(400),
})
export type RecommendationItem = z.infer<typeof recommendationItemSchema>

/** A title by its id, as its card shows it. */
export const titleCardSchema = z.extend(recommendationItemSchema, {
  /** Absent where no mood is asked for, or too little is known of the title for one. */
  reason: z.optional(recommendationItemSchema.shape.reason),
  /** Why it suits the second mood that is asked for. */
  secondReason: z.optional(recommendationItemSchema.shape.reason),
  /** The mood that it serves most. */
  mood: z.optional(moodIdSchema),
  /** Usual length of an episode; series only, absent when unknown. */
  episodeMinutes: z.optional(z.int().check(z.positive())),
  /** Original language, ISO 639-1. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  /** What visitors may want to leave out and this title has, and no more of it; absent for nothing. */
  leaveOut: z.optional(z.array(leaveOutSchema)),
})
export type TitleCard = z.infer<typeof titleCardSchema>

/** A recommendation with the fields that ranking in the browser needs. */
export const poolItemSchema = z.extend(recommendationItemSchema, {
  /** All genres, the most characteristic first. */
  genres: z.array(genreSchema),
  /** How well it suits the mood, 0 to 1. */
  fit: z.number().check(z.gte(0), z.lte(1)),
})
export type PoolItem = z.infer<typeof poolItemSchema>

export const platformEntrySchema = z.object({
  name: z.string(),
  /** An emoji or a few letters. */
  logo: z.string(),
  description: z.string(),
  website: z.url(),
  marketShare: z.optional(z.string()),
})
export type PlatformEntry = z.infer<typeof platformEntrySchema>
