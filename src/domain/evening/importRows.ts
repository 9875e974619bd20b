/** Whose file it is; `moodlight` is our own export. */
export type ImportSource = 'letterboxd' | 'imdb' | 'trakt' | 'moodlight'

/** A title in a file of another site, or of our own export. */
export interface ImportRow {
  readonly kind: 'saved' | 'seen' | 'never'
  /** `tt0111161`. */
  readonly imdbId?: string
  readonly tmdbId?: number
  readonly type?: 'movie' | 'tv'
  readonly title: string
  readonly year?: number
  /** Whether it lit up: a rating of 4 of 5 and more did, of 2 of 5 and less did not. */
  readonly litUp?: boolean
  /** Time of the act in milliseconds since 1970; absent where the file does not tell. */
  readonly at?: number
}

/** A line that is no title. */
export interface UnreadableRow {
  /** One-based, the first line of data is 1. */
  readonly line: number
  readonly text: string
}

export interface ImportedFile {
  /** Null for a file of nobody that we know; there are no rows then. */
  readonly source: ImportSource | null
  readonly rows: readonly ImportRow[]
  readonly unreadable: readonly UnreadableRow[]
}

/**
 * Reads a parsed CSV file.
 * @param headers the names in the first line
 * @param rows one object for each line, by header
 * @param fileName tells watched.csv and watchlist.csv apart, which have the same columns
 */
export function importCsv(
  headers: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
  fileName: string,
): ImportedFile {
  throw new Error(`not yet: ${headers.length} ${rows.length} ${fileName}`)
}

/** Reads the JSON of Trakt's export or API, or of our own export. */
export function importJson(content: unknown, fileName: string): ImportedFile {
  throw new Error(`not yet: ${typeof content} ${fileName}`)
}
