import type { FeelId } from '#src/domain/feel/feel.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import type { Title } from '#src/domain/title/title.ts'

/** Something that many titles have in common and that can be searched for. */
export type Topic =
  | { readonly kind: 'feel'; readonly id: FeelId }
  | { readonly kind: 'genre'; readonly id: Genre }
  | { readonly kind: 'mood'; readonly id: MoodId }
  /** Titles of a country, ISO 3166-1 alpha-2. */
  | { readonly kind: 'origin'; readonly id: string }

/** The result of a search. */
export interface FoundTitles {
  /** Best match first. */
  readonly titles: readonly Title[]
  /** Whether no title matches the whole query: these are the few that come nearest. */
  readonly nearest: boolean
  /** Whether the first title has exactly the name that was searched. */
  readonly named: boolean
}

/** A hit with its score; scores of different sources compare (see `hitScores`). */
export interface ScoredTitle {
  readonly title: Title
  readonly score: number
}

/** The result of a search of the embedded catalogue, with what a live search needs to merge its own hits into it. */
export interface ShelfFindings {
  readonly hits: readonly ScoredTitle[]
  /** Whether the hits match the query as typed, with typing errors corrected, or only in part. */
  readonly match: 'typed' | 'corrected' | 'nearest'
  /** The topics that the query names as a whole: "romance" is a genre and a mood. */
  readonly topics: readonly Topic[]
  /** The topics that it names beside each other, two or more, with nothing else: "korean thriller". */
  readonly together: readonly Topic[]
}
