import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Genre } from '#src/domain/title/genre.ts'

/**
 * TMDB's genre numbers and what we call them. Series have fewer, some of them two in one; TMDB has no Biography and no
 * Sport.
 */
export const genresByNumber: Readonly<Record<number, readonly Genre[]>> = {
  12: ['Adventure'],
  14: ['Fantasy'],
  16: ['Animation'],
  18: ['Drama'],
  27: ['Horror'],
  28: ['Action'],
  35: ['Comedy'],
  36: ['History'],
  37: ['Western'],
  53: ['Thriller'],
  80: ['Crime'],
  99: ['Documentary'],
  878: ['Science Fiction'],
  9648: ['Mystery'],
  10402: ['Music'],
  10749: ['Romance'],
  10751: ['Family'],
  10752: ['War'],
  10759: ['Action', 'Adventure'],
  10762: ['Family'],
  10763: ['Documentary'],
  10764: ['Reality-TV'],
  10765: ['Science Fiction', 'Fantasy'],
  10766: ['Drama', 'Romance'],
  10767: ['Comedy'],
  10768: ['War', 'History'],
}

/**
 * How to ask `discover` for a genre of ours: by genre numbers, by keyword numbers where TMDB has no such genre, or
 * both.
 */
interface GenreQuery {
  readonly with_genres?: string
  readonly with_keywords?: string
}

/** TMDB's keywords for what it has no genre for: biography, sports, romance, thriller and horror in series. */
const keyword = {
  biography: '5565',
  sports: '6075',
  romance: '9840',
  suspense: '10950',
  horror: '315058',
  musical: '4344',
}

const forFilms: Readonly<Record<Genre, GenreQuery>> = {
  Action: { with_genres: '28' },
  Adventure: { with_genres: '12' },
  Animation: { with_genres: '16' },
  Biography: { with_keywords: keyword.biography },
  Comedy: { with_genres: '35' },
  Crime: { with_genres: '80' },
  Documentary: { with_genres: '99' },
  Drama: { with_genres: '18' },
  Family: { with_genres: '10751' },
  Fantasy: { with_genres: '14' },
  History: { with_genres: '36' },
  Horror: { with_genres: '27' },
  Music: { with_genres: '10402' },
  Mystery: { with_genres: '9648' },
  'Reality-TV': { with_genres: '99' },
  Romance: { with_genres: '10749' },
  'Science Fiction': { with_genres: '878' },
  Sport: { with_keywords: keyword.sports },
  Thriller: { with_genres: '53' },
  War: { with_genres: '10752' },
  Western: { with_genres: '37' },
}

const forSeries: Readonly<Record<Genre, GenreQuery>> = {
  ...forFilms,
  Action: { with_genres: '10759' },
  Adventure: { with_genres: '10759' },
  Fantasy: { with_genres: '10765' },
  History: { with_genres: '10768' },
  Horror: { with_genres: '9648', with_keywords: keyword.horror },
  Music: { with_keywords: keyword.musical },
  'Reality-TV': { with_genres: '10764' },
  Romance: { with_genres: '18', with_keywords: keyword.romance },
  'Science Fiction': { with_genres: '10765' },
  Thriller: { with_genres: '9648|80', with_keywords: keyword.suspense },
  War: { with_genres: '10768' },
}

/** The `discover` parameters that stand for a genre. */
export function genreQuery(genre: Genre, type: TitleType): GenreQuery {
  return (type === 'movie' ? forFilms : forSeries)[genre]
}
