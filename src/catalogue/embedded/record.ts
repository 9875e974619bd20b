import { countryCodeSchema } from '#src/domain/place/countryCodeSchema.ts'
import { platformIdSchema } from '#src/domain/platform/platformId.ts'
import { z } from '#src/domain/schema.ts'
import { titleCopySchema, titleFactsSchema } from '#src/domain/title/title.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { type LibraryId, libraries } from './libraries.data.ts'

const libraryIdSchema = z.custom<LibraryId>((value) => typeof value === 'string' && Object.hasOwn(libraries, value), {
  error: 'is not a library of libraries.data.ts',
})

/** A line of data/titles.json: the language-independent facts of a title and its rights holders. */
export const factsRecordSchema = z
  .strictObject({
    ...titleFactsSchema.shape,
    year: z.nonoptional(titleFactsSchema.shape.year),
    genres: titleFactsSchema.shape.genres.check(z.minLength(1), z.maxLength(4)),
    feels: titleFactsSchema.shape.feels.check(z.minLength(4), z.maxLength(9)),
    people: titleFactsSchema.shape.people.check(z.minLength(1)),
    countries: titleFactsSchema.shape.countries.check(z.minLength(1)),
    library: z.optional(z.array(libraryIdSchema)),
    platforms: z.optional(z.partialRecord(countryCodeSchema, z.array(platformIdSchema))),
  })
  .check(
    z.refine((record) => record.id === `${record.type}-${record.tmdbId}`, {
      path: ['id'],
      error: 'is not the type and the TMDB number',
    }),
    z.refine((record) => (record.type === 'movie') === (record.seasons === undefined), {
      path: ['seasons'],
      error: 'belongs to series, and to every series',
    }),
    z.refine((record) => record.type === 'tv' || record.episodeMinutes === undefined, {
      path: ['episodeMinutes'],
      error: 'belongs to series',
    }),
    z.refine((record) => (record.type === 'movie') === (record.runtime !== undefined), {
      path: ['runtime'],
      error: 'belongs to films, and to every film',
    }),
    z.refine((record) => new Set(record.feels).size === record.feels.length, {
      path: ['feels'],
      error: 'names a feel twice',
    }),
  )
export type FactsRecord = z.infer<typeof factsRecordSchema>

/** A line of data/copy.{locale}.json: the texts about a title in one language. */
export const copyRecordSchema = z.strictObject({
  id: titleIdSchema,
  /** The title of the release in the language's country, where it differs from the English one. */
  title: z.optional(titleFactsSchema.shape.title),
  ...titleCopySchema.shape,
})
export type CopyRecord = z.infer<typeof copyRecordSchema>
