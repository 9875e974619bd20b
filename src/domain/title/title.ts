import { feelIdSchema } from '#src/domain/feel/feel.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { localeSchema } from '#src/domain/place/localeSchema.ts'
import { availabilitySchema } from '#src/domain/platform/platform.ts'
import { z } from '#src/domain/schema.ts'
import { titleTypeSchema } from './contentType.ts'
import { endingSchema } from './ending.ts'
import { genreSchema } from './genre.ts'
import { headsUpSchema } from './headsUp.ts'
import { regionalTitlesSchema } from './regionalTitles.ts'
import { titleIdSchema } from './titleId.ts'
import { titlePathSchema } from './titlePath.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** Locale-independent data of a title. */
export const titleFactsSchema = z.object({
  id: titleIdSchema,
  type: titleTypeSchema,
  tmdbId: z.int().check(z.positive()),
  imdbId: z.optional(z.string().check(z.regex(/^tt\d{7,8}$/))),
  title: text(200),
  originalTitle: text(200),
  /** Titles of releases that differ from that of the language. */
  regionalTitles: z.optional(regionalTitlesSchema),
  /** Year of the first release (films) or of the first season (series); absent when unknown. */
  year: z.optional(z.int().check(z.gte(1888), z.lte(2100))),
  /** Minutes; films only, absent when unknown. */
  runtime: z.optional(z.int().check(z.gte(1), z.lte(900))),
  /** Series only, absent when unknown. */
  seasons: z.optional(z.int().check(z.gte(1), z.lte(200))),
  /** Usual length of an episode in minutes; series only, absent when unknown. */
  episodeMinutes: z.optional(z.int().check(z.gte(1), z.lte(300))),
  /** Most characteristic first; empty where they are unknown. */
  genres: z.array(genreSchema).check(z.maxLength(8)),
  /** Original language, ISO 639-1, or `noLanguage`. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** Countries of origin, ISO 3166-1 alpha-2, main one first; empty where they are unknown. */
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Average public rating, 0 to 100; 0 where nobody has voted. */
  rating: z.int().check(z.gte(0), z.lte(100)),
  /** Strongest first; the engine weighs them by position. */
  feels: z.array(feelIdSchema).check(z.maxLength(12)),
  /** How sure each of `feels` is, 0 to 1, where rules gave them; absent where editors did. */
  feelStrengths: z.optional(z.array(z.number().check(z.gte(0), z.lte(1))).check(z.maxLength(12))),
  /** Key shared by sequels and spin-offs; a recommendation list has at most one title per franchise. */
  franchise: z.optional(text(60)),
  /** Director or creator first, then lead actors. */
  people: z.array(text(80)).check(z.maxLength(8)),
  ending: z.optional(endingSchema),
  headsUp: z.optional(z.array(headsUpSchema)),
})
export type TitleFacts = z.infer<typeof titleFactsSchema>

/** Localized text of a title. */
export const titleCopySchema = z.object({
  description: text(4000),
  /** Hand-written, only for moods in which the title ranks high. */
  reasons: z.partialRecord(moodIdSchema, text(160)),
})
export type TitleCopy = z.infer<typeof titleCopySchema>

/** A title as the engine and the use cases see it: facts, localized text and availability. */
export const titleSchema = z.extend(titleFactsSchema, {
  ...titleCopySchema.shape,
  /** Number of votes behind the rating; absent for curated titles, whose rating is stable. */
  votes: z.optional(z.int().check(z.gte(0))),
  /** English title where `title` differs, so that a search matches both. */
  englishTitle: z.optional(z.string()),
  availability: availabilitySchema,
  /** UTC date on which a live source reported `availability`, `2026-11-21`; absent for the curated catalogue. */
  offersOn: z.optional(z.iso.date()),
  /** Date of the first release or broadcast where a live source says that it is still to come; absent otherwise. */
  comesOutOn: z.optional(z.iso.date()),
  /** Whether a live source's keywords say that the title is for adults; lists that nobody asked it for leave it out. */
  forAdults: z.optional(z.boolean()),
  /** Language of the description, when it is missing in the requested one. */
  descriptionLocale: z.optional(localeSchema),
  /** English path of the title's page: prerendered for embedded titles, rendered on demand for live ones. */
  path: z.optional(titlePathSchema),
  /** Poster path on the image host; without one a generated poster is shown. */
  imageUrl: z.optional(z.string()),
})
export type Title = z.infer<typeof titleSchema>
