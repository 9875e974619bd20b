import { z } from './schema.ts'

/** The closed list of genres. TMDB's film and series genres and the specification's names all fold into it (see `parseGenre`). */
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
 * Reads a genre as people write it: any case, `Sci-Fi`, `sci fi` and `Science Fiction` alike.
 * @returns the canonical genre, or null when there is no such genre.
 */
export function parseGenre(text: string): Genre | null {
  return byKey.get(genreKey(text)) ?? null
}

/** The genre buttons of the film list, in the specification's order and wording. */
export const movieGenreChoices = ['Action', 'Comedy', 'Drama', 'Horror', 'Romance', 'Sci-Fi', 'Thriller'] as const

/** The genre buttons of the series list: the same, and Documentary. */
export const tvGenreChoices = [...movieGenreChoices, 'Documentary'] as const
