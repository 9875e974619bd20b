import { feelIdSchema } from '#src/domain/feel/feel.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import { animationSchema } from '#src/domain/title/animation.ts'
import { titleTypeSchema } from '#src/domain/title/contentType.ts'
import { headsUpSchema } from '#src/domain/title/headsUp.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { constraintNames } from './constraintNames.ts'

const share = z.number().check(z.gt(0), z.lte(1))
const minutes = z.int().check(z.gte(1), z.lte(2000))
const year = z.int().check(z.gte(1880), z.lte(2100))
const language = z.string().check(z.regex(/^[a-z]{2}$/))
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** What is to be left out: a mood, a feel or something that a viewer wants to be warned of. */
export const avoidedSchema = z.union([z.templateLiteral(['mood:', moodIdSchema]), feelIdSchema, headsUpSchema])
export type Avoided = z.infer<typeof avoidedSchema>

/** What must hold of a title, as far as a wish says so. */
export const constraintsSchema = z.object({
  /** Longest and shortest length; of one episode for series. */
  maxMinutes: z.optional(minutes),
  minMinutes: z.optional(minutes),
  /** Most seasons of a series; films have none. */
  maxSeasons: z.optional(z.int().check(z.gte(1), z.lte(60))),
  /** Time of day by which it has to be over, `23:00`. */
  until: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  type: z.optional(titleTypeSchema),
  animation: z.optional(animationSchema),
  /** First and last year of release. */
  yearFrom: z.optional(year),
  yearTo: z.optional(year),
  /** Original language, ISO 639-1; the first of `languages`. */
  language: z.optional(language),
  /** Country of origin, ISO 3166-1 alpha-2; the first of `countries`. */
  country: z.optional(country),
  /** All languages and countries, where several are named: any of them will do. */
  languages: z.optional(z.array(language)),
  countries: z.optional(z.array(country)),
  /** A title to be like. */
  like: z.optional(titleIdSchema),
  /** Name of a person that takes part. */
  person: z.optional(z.string()),
  /** Original languages and countries of origin that are not wanted. */
  notLanguage: z.optional(z.array(language)),
  notCountry: z.optional(z.array(country)),
  /** Names of people that must not take part, and titles that are not wanted. */
  notPerson: z.optional(z.array(z.string())),
  notTitle: z.optional(z.array(titleIdSchema)),
  /** Platform id; the first of `services`. */
  service: z.optional(z.string()),
  /** All platforms, where several are named: any of them will do. */
  services: z.optional(z.array(z.string())),
})
export type Constraints = z.infer<typeof constraintsSchema>

/** Words of the text and what they were understood as. */
export const partSchema = z.object({
  /** Offsets into the text, in UTF-16 code units; `end` is behind the last one. */
  start: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(1)),
  moods: z.array(moodIdSchema),
  feels: z.array(feelIdSchema),
  avoid: z.array(avoidedSchema),
  constraints: z.array(z.enum(constraintNames)),
})
export type Part = z.infer<typeof partSchema>

export const wishSchema = z.object({
  /** How much each mood is wanted, 0 to 1, most wanted first. */
  moods: z.partialRecord(moodIdSchema, share),
  /** How much each feel is wanted, 0 to 1, most wanted first. */
  feels: z.partialRecord(feelIdSchema, share),
  avoid: z.array(avoidedSchema),
  ...constraintsSchema.shape,
  /** By their place in the text; they do not overlap. */
  parts: z.array(partSchema),
  /** The words that were not understood, as typed. */
  left: z.array(z.string()),
})
export type Wish = z.infer<typeof wishSchema>
