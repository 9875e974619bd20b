import { isFeelId } from '#src/domain/feel/feel.ts'
import { z } from '#src/domain/schema.ts'
import { endingSchema } from '#src/domain/title/ending.ts'

/** As many as a title of the embedded catalogue may have. */
const feelsOfTitle = { min: 4, max: 9 } as const
/** The first film that TMDB lists, and next year: what is announced has a year, too. */
const years = { min: 1874, max: new Date().getUTCFullYear() + 1 } as const

const numberSchema = z.int().check(z.positive())
const titleSchema = z.string().check(z.minLength(1))
const yearSchema = z.int().check(z.gte(years.min), z.lte(years.max))
const feelsSchema = z.string().check(
  z.refine((text) => {
    const feels = text.split(' ')
    const isFew = feels.length >= feelsOfTitle.min && feels.length <= feelsOfTitle.max
    return isFew && new Set(feels).size === feels.length && feels.every(isFeelId)
  }, `is not ${feelsOfTitle.min} to ${feelsOfTitle.max} feels of the vocabulary, none twice`),
)
const franchiseSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** What the parts of a line are called in errors. */
const fields = ['number', 'title', 'year', 'feels', 'ending', 'franchise'] as const
const lines = [
  z.tuple([numberSchema, titleSchema, yearSchema, feelsSchema]),
  z.tuple([numberSchema, titleSchema, yearSchema, feelsSchema, endingSchema]),
  z.tuple([
    numberSchema,
    titleSchema,
    yearSchema,
    feelsSchema,
    z.union([endingSchema, z.literal('')]),
    franchiseSchema,
  ]),
] as const

/**
 * A line of the book: TMDB's number, title, year of release or of the first broadcast, feels (strongest first,
 * separated by spaces), and where known the ending (or an empty text) and the franchise. The title is for readers of
 * the data only.
 */
export const bookRecordSchema = z.union(lines)
export type BookRecord = z.infer<typeof bookRecordSchema>

/** What is wrong with a line that the schema refuses: `year: Too big: expected number to be <=2027`. */
export function problemsOf(line: unknown): string[] {
  const shape = Array.isArray(line) ? lines.find((tuple) => tuple.def.items.length === line.length) : undefined
  if (!shape) return ['record: is not a list of 4 to 6 fields']
  const { error } = shape.safeParse(line)
  return (error?.issues ?? []).map(({ path, message }) => `${fields[Number(path[0])] ?? 'record'}: ${message}`)
}
