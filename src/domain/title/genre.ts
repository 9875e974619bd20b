import { z } from '#src/domain/schema.ts'

/**
 * The closed list of genres. TMDB's genre ids map to it in catalogue/tmdb/genres.data.ts; the specification's names and
 * other spellings are normalized by `parseGenre`.
 */
export const genres = [
  'Action',
  'Adventure',
  'Animation',
  'Biography',
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Family',
  'Fantasy',
  'History',
  'Horror',
  'Music',
  'Mystery',
  'Reality-TV',
  'Romance',
  'Science Fiction',
  'Sport',
  'Thriller',
  'War',
  'Western',
] as const
export const genreSchema = z.enum(genres)
export type Genre = z.infer<typeof genreSchema>

const aliases: Readonly<Record<string, Genre>> = {
  scifi: 'Science Fiction',
  sf: 'Science Fiction',
  sciencefiction: 'Science Fiction',
  reality: 'Reality-TV',
  realitytv: 'Reality-TV',
  realityshow: 'Reality-TV',
  realityshows: 'Reality-TV',
  bio: 'Biography',
  biopic: 'Biography',
  biographical: 'Biography',
  docs: 'Documentary',
  doc: 'Documentary',
  documentaries: 'Documentary',
  docuseries: 'Documentary',
  animated: 'Animation',
  anime: 'Animation',
  romantic: 'Romance',
  musical: 'Music',
  historical: 'History',
  sports: 'Sport',
  kids: 'Family',
  suspense: 'Thriller',
  comedies: 'Comedy',
}

const byKey: ReadonlyMap<string, Genre> = new Map([
  ...Object.entries(aliases),
  ...genres.map((genre): [string, Genre] => [genreKey(genre), genre]),
])

function genreKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}

/**
 * Normalizes a genre name: ignores case and punctuation and resolves aliases, so that `Sci-Fi`, `sci fi` and
 * `Science Fiction` are the same.
 * @returns the canonical genre, or null for an unknown one
 */
export function parseGenre(text: string): Genre | null {
  return byKey.get(genreKey(text)) ?? null
}

/** Genre filters of the film list, in the specification's order and wording. */
export const movieGenreChoices = ['Action', 'Comedy', 'Drama', 'Horror', 'Romance', 'Sci-Fi', 'Thriller'] as const

/** Genre filters of the series list: those of the film list, plus Documentary. */
export const tvGenreChoices = [...movieGenreChoices, 'Documentary'] as const
