import { titleTypeSchema } from './contentType.ts'
import { feelIdSchema } from './feel.ts'
import { genreSchema } from './genre.ts'
import { localeSchema } from './localeSchema.ts'
import { moodIdSchema } from './mood.ts'
import { availabilitySchema } from './platform.ts'
import { z } from './schema.ts'
import { titleIdSchema } from './titleId.ts'
import { titlePathSchema } from './titlePath.ts'

export const endingSchema = z.enum(['hopeful', 'bittersweet', 'bleak', 'open'])
export const headsUpSchema = z.enum(['animal-death', 'child-illness', 'sexual-violence', 'suicide'])

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** The facts of a title: the same in every language. */
export const titleFactsSchema = z.object({
  id: titleIdSchema,
  type: titleTypeSchema,
  tmdbId: z.int().check(z.positive()),
  imdbId: z.optional(z.string().check(z.regex(/^tt\d{7,8}$/))),
  title: text(200),
  originalTitle: text(200),
  /** Of the first release, or of the first season. */
  year: z.int().check(z.gte(1888), z.lte(2100)),
  /** Minutes; films only, absent when unknown. */
  runtime: z.optional(z.int().check(z.gte(1), z.lte(900))),
  /** Series only, absent when unknown. */
  seasons: z.optional(z.int().check(z.gte(1), z.lte(200))),
  /** The most telling first. */
  genres: z.array(genreSchema).check(z.minLength(1), z.maxLength(4)),
  /** ISO 639-1 of the original. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** ISO 3166-1 alpha-2 of origin, the main one first. */
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1)),
  /** The public's score, 0 to 100. */
  rating: z.int().check(z.gte(0), z.lte(100)),
  /** The strongest first. */
  feels: z.array(feelIdSchema).check(z.maxLength(12)),
  /** Shared by titles of one series of films or spin-offs; never twice in a list. */
  franchise: z.optional(text(60)),
  /** Director or creator first, then leads. */
  people: z.array(text(80)).check(z.maxLength(8)),
  ending: z.optional(endingSchema),
  headsUp: z.optional(z.array(headsUpSchema)),
})
export type TitleFacts = z.infer<typeof titleFactsSchema>

/** What is said of a title in one language. */
export const titleCopySchema = z.object({
  description: text(4000),
  /** Written by hand, for the moods in which the title ranks high. */
  reasons: z.partialRecord(moodIdSchema, text(160)),
})
export type TitleCopy = z.infer<typeof titleCopySchema>

/** A title as the engine and the use cases know it: facts, copy in one language, and where it can be watched. */
export const titleSchema = z.extend(titleFactsSchema, {
  ...titleCopySchema.shape,
  /** How many voted for the rating; absent for curated titles, whose rating is long settled. */
  votes: z.optional(z.int().check(z.gte(0))),
  /** What English speakers call it, where `title` is another: so that a search finds both. */
  englishTitle: z.optional(z.string()),
  availability: availabilitySchema,
  /** The day on which a live source said so, `2026-11-21`; the curated shelf has a review of its own. */
  offersOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** Of the description, where the language that was asked for has none. */
  descriptionLocale: z.optional(localeSchema),
  /** Its page on this site, in English: built beforehand for titles of the embedded shelf, on demand for live ones. */
  path: z.optional(titlePathSchema),
  /** Path of a poster on the image host, if there is one; the others get a drawn poster. */
  imageUrl: z.optional(z.string()),
})
export type Title = z.infer<typeof titleSchema>
