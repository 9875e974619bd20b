import type { MaybeCountry } from '#src/domain/availability.ts'
import type { ContentType, TitleType } from '#src/domain/contentType.ts'
import type { Genre } from '#src/domain/genre.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { MoodId } from '#src/domain/mood.ts'
import type { Platform } from '#src/domain/platform.ts'
import type { Title } from '#src/domain/title.ts'
import type { TitleId } from '#src/domain/titleId.ts'

/** For whom a catalogue answers: the language of the copy, and the country whose availability matters. */
export interface Audience {
  readonly locale: Locale
  readonly country: MaybeCountry
  /** Ends when the answer is wanted at the latest; only sources behind a network need it. */
  readonly signal?: AbortSignal
  /** Called when something of the answer could not be had: it may be shown, but must not be kept as if it were whole. */
  readonly onGap?: () => void
}

export interface CandidatesQuery extends Audience {
  readonly mood: MoodId
  readonly contentType: ContentType
}

export interface ListQuery extends Audience {
  readonly type: TitleType
  /** Null for all genres. */
  readonly genre: Genre | null
  /** From 1. A page past the last one is empty. */
  readonly page: number
}

export interface TrendingListQuery extends Audience {
  readonly type: TitleType
  /** `2026-11-21` */
  readonly day: string
}

export interface SearchQuery extends Audience {
  /** As typed; already trimmed, 1 to 200 characters. */
  readonly text: string
  readonly contentType: ContentType
}

export interface TitlePage {
  readonly titles: readonly Title[]
  readonly hasMore: boolean
}

/** The services that matter in a country. Without a country `local` is empty. */
export interface PlatformLists {
  readonly local: readonly Platform[]
  readonly international: readonly Platform[]
}

/**
 * A source of titles. The embedded shelf is always there; live ones answer in the same shapes and pass the same contract suite
 * (tests/catalogueContract.ts). Methods reject only when the source itself fails: an empty answer is an answer.
 */
export interface Catalogue {
  readonly name: 'embedded' | 'tmdb'
  /** A pool for the engine to rank: titles that may serve the mood, in no particular order; at least 100 of each type. */
  candidates(query: CandidatesQuery): Promise<readonly Title[]>
  /** Titles of one type, best known and best rated first, `pageSize` to a page. */
  list(query: ListQuery): Promise<TitlePage>
  /** What people watch now, at most `pageSize`. */
  trending(query: TrendingListQuery): Promise<readonly Title[]>
  /** Best match first, at most `searchLimit` of each type. */
  search(query: SearchQuery): Promise<readonly Title[]>
  platforms(query: Audience): Promise<PlatformLists>
  /** One title with all that is known of it, or null when there is none of that id. */
  title(id: TitleId, query: Audience): Promise<Title | null>
  /**
   * Adds what a pool does not hold (runtime, availability, more feels), as far as it can be had in time: titles come back in the same order,
   * those that could not be looked up as they were (`onGap` is told).
   */
  enrich(titles: readonly Title[], query: Audience): Promise<readonly Title[]>
}

/** Titles on one page of a list: fills rows of six, four, three and two. */
export const pageSize = 24
/** Hits of each type that a search returns at most. */
export const searchLimit = 30
