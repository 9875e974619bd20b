import type { TitleId } from '#src/domain/title/titleId.ts'

/** Whose file it is; `moodlight` is our own export. */
export type ImportSource = 'moodlight' | 'letterboxd' | 'imdb' | 'trakt'

/** A title in a file of another site, or of our own export. */
export interface ImportRow {
  readonly kind: 'saved' | 'seen' | 'never'
  /** Only in our own export. */
  readonly id?: TitleId
  /** `tt0111161`. */
  readonly imdbId?: string
  readonly tmdbId?: number
  readonly type?: 'movie' | 'tv'
  /** May be empty where there is a number. */
  readonly title: string
  readonly year?: number
  /** Whether it lit up: a rating of 4 of 5 and more did, of 2 of 5 and less did not. */
  readonly litUp?: boolean
  /** Time of the act in milliseconds since 1970; absent where the file does not tell. */
  readonly at?: number
}
