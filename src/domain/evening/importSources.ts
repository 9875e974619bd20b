import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { withoutGuard } from './csvCell.ts'
import type { ImportRow, ImportSource } from './importRow.ts'
import { timeSchema } from './mark.ts'

type Cell = (name: string) => string
/** Reads a line by the lower-case names of its columns. Returns null for one that is no title. */
export type RowReader = (cell: Cell) => ImportRow | null

interface Source {
  readonly source: ImportSource
  /** Whether lower-case headers are of this site. */
  readonly isHeader: (headers: ReadonlySet<string>) => boolean
  /** @param headers and fileName in lower case */
  readonly reader: (headers: ReadonlySet<string>, fileName: string) => RowReader
}

/**
 * The files that we read, by their columns as the sites export them in 2026:
 * - Letterboxd (letterboxd.com/settings/data): watched.csv, watchlist.csv and likes/films.csv `Date, Name, Year,
 *   Letterboxd URI`; ratings.csv with `Rating` (0.5 to 5); diary.csv and reviews.csv also with `Rewatch, Tags,
 *   Watched Date`; lists `Position, Name, Year, URL, Description` below lines about the list.
 * - IMDb (ratings, watchlist and lists, Export): `Const, Your Rating, Date Rated, Title, Original Title, URL,
 *   Title Type, IMDb Rating, Runtime (mins), Year, …`; watchlist and lists begin with `Position, Const, Created,
 *   Modified, Description`, and end with `Your Rating, Date Rated`, often empty. Ratings are 1 to 10.
 * - Trakt (CSV of history, ratings, watchlist, collection and lists): `watched_at`, `rated_at`, `listed_at` or
 *   `collected_at`, then `type, title, year, trakt_rating, trakt_id, imdb_id, tmdb_id, …, episode_number, …, rating`.
 *   The title and numbers of an episode are those of its show. Ratings are 1 to 10.
 */
export const importSources: readonly Source[] = [
  {
    source: 'moodlight',
    isHeader: (headers) => ['kind', 'litup', 'id', 'title'].every((name) => headers.has(name)),
    reader: () => readOwn,
  },
  {
    source: 'imdb',
    isHeader: (headers) => headers.has('const') && headers.has('title'),
    reader: (headers, fileName) => (cell) => readImdb(cell, headers.has('position'), fileName.includes('checkin')),
  },
  {
    source: 'trakt',
    isHeader: (headers) => headers.has('imdb_id') && headers.has('type') && headers.has('title'),
    reader: (headers) => {
      const isSeen = ['watched_at', 'rated_at'].some((name) => headers.has(name)) && !headers.has('listed_at')
      return (cell) => readTrakt(cell, isSeen)
    },
  },
  {
    source: 'letterboxd',
    isHeader: (headers) => headers.has('name') && (headers.has('letterboxd uri') || headers.has('position')),
    reader: (headers, fileName) => {
      const isSeen = headers.has('rating') || (/watched|films/.test(fileName) && !headers.has('position'))
      const isLiked = /(^|\/)films/.test(fileName)
      return (cell) => readLetterboxd(cell, isSeen && !fileName.includes('watchlist'), isLiked)
    },
  },
]

function readLetterboxd(cell: Cell, isSeen: boolean, isLiked: boolean): ImportRow | null {
  const title = cell('name')
  if (title === '') return null
  const year = yearIn(cell('year'))
  if (!isSeen) return { kind: 'saved', title, ...year, ...timeIn(cell('date')) }
  const lit = isLiked ? { litUp: true } : litUpIn(cell('rating'), 5)
  return { kind: 'seen', title, ...year, ...lit, ...timeIn(cell('watched date') || cell('date')) }
}

function readImdb(cell: Cell, isList: boolean, isCheckIns: boolean): ImportRow | null {
  const imdb = imdbIn(cell('const'))
  const rating = cell('your rating')
  const title = cell('title')
  if (!imdb.imdbId && title === '') return null
  const isTv = /series/i.test(cell('title type'))
  const named = { ...imdb, type: isTv ? 'tv' : 'movie', title, ...yearIn(cell('year')) } as const
  const isSeen = !isList || isCheckIns || rating !== ''
  if (!isSeen) return { kind: 'saved', ...named, ...timeIn(cell('created')) }
  return { kind: 'seen', ...named, ...litUpIn(rating, 10), ...timeIn(cell('date rated') || cell('created')) }
}

function readTrakt(cell: Cell, isSeen: boolean): ImportRow | null {
  const imdb = imdbIn(cell('imdb_id'))
  const tmdb = tmdbIn(cell('tmdb_id'))
  const title = cell('title')
  if (!imdb.imdbId && !tmdb.tmdbId && title === '') return null
  const type = cell('type')
  const named = { ...imdb, ...tmdb, type: type === 'movie' ? 'movie' : 'tv', title, ...yearIn(cell('year')) } as const
  const time = timeIn(cell('watched_at') || cell('rated_at') || cell('listed_at') || cell('collected_at'))
  if (!isSeen) return { kind: 'saved', ...named, ...time }
  // A rating of an episode or a season is none of the series.
  const lit = ['movie', 'show'].includes(type) ? litUpIn(cell('rating'), 10) : {}
  return { kind: 'seen', ...named, ...lit, ...time }
}

function readOwn(cell: Cell): ImportRow | null {
  const kind = (['saved', 'seen', 'never'] as const).find((known) => known === cell('kind'))
  const id = titleIdSchema.safeParse(cell('id')).data
  if (!kind || !id) return null
  const lit = cell('litup')
  return {
    kind,
    id,
    ...imdbIn(cell('imdb')),
    title: withoutGuard(cell('title')),
    ...yearIn(cell('year')),
    ...(kind === 'seen' && (lit === 'yes' || lit === 'no') && { litUp: lit === 'yes' }),
    ...timeIn(cell('date')),
  }
}

function imdbIn(text: string): { imdbId?: string } {
  return /^tt\d{1,12}$/.test(text) ? { imdbId: text } : {}
}

function tmdbIn(text: string): { tmdbId?: number } {
  return /^[1-9]\d{0,9}$/.test(text) ? { tmdbId: Number(text) } : {}
}

function yearIn(text: string): { year?: number } {
  return /^(18|19|20)\d\d$/.test(text) ? { year: Number(text) } : {}
}

/** Only ISO dates: others mean something else in every country. */
function timeIn(text: string): { at?: number } {
  const at = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? Date.parse(text) : Number.NaN
  return timeSchema.safeParse(at).success ? { at } : {}
}

function litUpIn(text: string, most: number): { litUp?: boolean } {
  const share = text === '' ? Number.NaN : Number(text) / most
  if (!(share > 0 && share <= 1)) return {}
  return share >= 0.8 ? { litUp: true } : share <= 0.4 ? { litUp: false } : {}
}
