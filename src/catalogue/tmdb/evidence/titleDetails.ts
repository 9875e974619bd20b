import { genresByNumber } from '#src/catalogue/tmdb/genres.data.ts'
import type { RawDetails } from '#src/catalogue/tmdb/schemas.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Genre } from '#src/domain/title/genre.ts'

/** What TMDB says of a title, as far as it tells how the title feels. What is unknown is absent. */
export interface TitleDetails {
  readonly type: TitleType
  /** In TMDB's order; for series also those that keywords name. */
  readonly genres: readonly Genre[]
  readonly keywords: readonly string[]
  /** English overview and tagline; other languages are not read. */
  readonly texts: readonly string[]
  /** Minutes; films only. */
  readonly runtime?: number
  readonly year?: number
  /** Original language, ISO 639-1. */
  readonly language?: string
  /** Average public rating, 0 to 10, where enough people voted for it to mean something. */
  readonly rating?: number
}

const fewestVotes = 20

/** Keywords that stand for a genre among series, for which TMDB has no such genre. */
const genreOfKeyword: Readonly<Record<string, Genre>> = {
  romance: 'Romance',
  'romantic comedy': 'Romance',
  'romantic drama': 'Romance',
  telenovela: 'Romance',
  horror: 'Horror',
  'supernatural horror': 'Horror',
  'folk horror': 'Horror',
  thriller: 'Thriller',
  'psychological thriller': 'Thriller',
  'crime thriller': 'Thriller',
  suspense: 'Thriller',
  suspenseful: 'Thriller',
  musical: 'Music',
  'historical drama': 'History',
  'period drama': 'History',
  'historical fiction': 'History',
}

/** Maps TMDB's genre numbers to genres, each once, in their order. */
export function genresOfNumbers(numbers: readonly number[]): Genre[] {
  return [...new Set(numbers.flatMap((number) => genresByNumber[number] ?? []))]
}

/** The fields of TMDB's details and list items that are read. */
export type RawEvidence = Pick<RawDetails, 'original_language' | 'vote_average' | 'vote_count'> &
  Partial<Pick<RawDetails, 'release_date' | 'first_air_date' | 'runtime' | 'keywords'>>

/**
 * Maps TMDB's fields to details.
 * @param genreNumbers TMDB's numbers of genres
 * @param texts English overview and tagline, as far as known
 */
export function titleDetails(
  raw: RawEvidence,
  type: TitleType,
  genreNumbers: readonly number[],
  texts: readonly string[],
): TitleDetails {
  const year = Number.parseInt(raw.release_date || raw.first_air_date || '', 10)
  const keywords = [...(raw.keywords?.keywords ?? []), ...(raw.keywords?.results ?? [])].map(({ name }) => name)
  const ofKeywords = type === 'tv' ? keywords.flatMap((keyword) => genreOfKeyword[keyword.toLowerCase()] ?? []) : []
  return {
    type,
    genres: [...new Set([...genresOfNumbers(genreNumbers), ...ofKeywords])],
    keywords,
    texts: texts.filter((text) => text.trim() !== ''),
    ...(type === 'movie' && raw.runtime ? { runtime: raw.runtime } : {}),
    ...(year ? { year } : {}),
    ...(raw.original_language ? { language: raw.original_language } : {}),
    ...(raw.vote_count >= fewestVotes && raw.vote_average > 0 ? { rating: raw.vote_average } : {}),
  }
}
