import { type RawDetails, rawDetailsSchema } from '#src/catalogue/tmdb/schemas.ts'
import { z } from '#src/domain/schema.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'

/** A title as TMDB describes it, read from a line. */
export interface DetailsLine {
  readonly id: TitleId
  readonly type: TitleType
  readonly year: number
  readonly raw: RawDetails
}

/** A line that does not hold the details of a title. */
export class DetailsLineError extends Error {
  override readonly name = 'DetailsLineError'
}

/** Lines may hold keywords as a plain list, as well as TMDB's way, and genres as numbers alone. */
const lineSchema = z.looseObject({
  id: z.int().check(z.positive()),
  keywords: z.optional(z.unknown()),
  genres: z.optional(z.array(z.looseObject({ id: z.number() }))),
  genre_ids: z.optional(z.array(z.number())),
})

/**
 * Reads a line of JSON with TMDB's details: those of a series have `name` or `media_type: "tv"`.
 * @throws DetailsLineError for a line that is not JSON or not a title, with the cause
 */
export function readDetailsLine(line: string): DetailsLine {
  try {
    const { keywords, genres, genre_ids: numbers = [], ...rest } = lineSchema.parse(JSON.parse(line))
    const raw = rawDetailsSchema.parse({
      ...rest,
      genres: (genres ?? numbers.map((id) => ({ id }))).map(({ id }) => ({ id, name: String(id) })),
      keywords: Array.isArray(keywords) ? { keywords } : keywords,
    })
    const isSeries = rest['media_type'] === 'tv' || (!raw.title && Boolean(raw.name))
    const type = isSeries ? 'tv' : 'movie'
    const year = Number.parseInt(raw.release_date || raw.first_air_date || '', 10)
    return { id: `${type}-${raw.id}`, type, year, raw }
  } catch (error) {
    throw new DetailsLineError(`not the details of a title: ${line.slice(0, 60)}`, { cause: error })
  }
}

/** Reads a text of such lines; empty lines are skipped. */
export function readDetailsLines(text: string): DetailsLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readDetailsLine)
}
