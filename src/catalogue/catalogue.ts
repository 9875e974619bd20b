import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { Platform } from '#src/domain/platform/platform.ts'
import type { ContentType, TitleType } from '#src/domain/title/contentType.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { FoundTitles } from './foundTitles.ts'

/** The audience of a query: the language of the texts, and the country for availability. */
export interface Audience {
  readonly locale: Locale
  readonly country: MaybeCountry
  /** Aborts when the deadline of the response passes; only sources behind a network need it. */
  readonly signal?: AbortSignal
  /** Called when part of the result could not be loaded: it may be shown, but must not be cached as complete. */
  readonly onGap?: () => void
}

export interface CandidatesQuery extends Audience {
  readonly mood: MoodId
  readonly contentType: ContentType
  /** `2026-11-21`: a source whose pool changes from day to day gives the day's. */
  readonly day?: string
}

export interface ListQuery extends Audience {
  readonly type: TitleType
  /** Null for all genres. */
  readonly genre: Genre | null
  /** One-based. A page past the last one is empty. */
  readonly page: number
}

export interface TrendingListQuery extends Audience {
  readonly type: TitleType
  /** `2026-11-21` */
  readonly day: string
}

export interface SearchQuery extends Audience {
  /** The search query: trimmed, 1 to 200 UTF-16 code units. */
  readonly text: string
  readonly contentType: ContentType
}

export interface PaginatedTitles {
  readonly titles: readonly Title[]
  readonly hasMore: boolean
}

/** The platforms of a country. Without a country `local` is empty. */
export interface PlatformLists {
  readonly local: readonly Platform[]
  readonly international: readonly Platform[]
}

/**
 * A source of titles. The embedded catalogue is always available; live ones return the same shapes and pass the same
 * contract suite (src/tests/contracts/catalogue.ts). Methods reject only when the source itself fails; an empty result
 * is valid.
 */
export interface Catalogue {
  readonly name: 'embedded' | 'tmdb'
  /**
   * A pool for the engine to rank: titles that may suit the mood, in no particular order, 100 or more of each type
   * where the source has as many. A caller with a deadline (`signal`) may get the first 40 or more.
   */
  candidates(query: CandidatesQuery): Promise<readonly Title[]>
  /** Titles of one type, best known and best rated first, at most `pageSize` per page. */
  list(query: ListQuery): Promise<PaginatedTitles>
  /** Currently popular titles, at most `pageSize`. */
  trending(query: TrendingListQuery): Promise<readonly Title[]>
  /**
   * At most `searchLimit` of each type, best match first. Where no title matches the whole query, the few nearest, which
   * the result says.
   */
  search(query: SearchQuery): Promise<FoundTitles>
  platforms(query: Audience): Promise<PlatformLists>
  /** One title with all known details, or null when the id is unknown. */
  title(id: TitleId, query: Audience): Promise<Title | null>
  /**
   * Adds what a pool lacks (runtime, availability, more feels), as far as it loads in time: titles are returned in the
   * same order, without those that are gone. Those that could not be loaded are unchanged; a live title whose services
   * are not known has no `offersOn`.
   */
  enrich(titles: readonly Title[], query: Audience): Promise<readonly Title[]>
  /** Like `enrich`, with what is cached already: a source behind a network is not asked. Never rejects. */
  recall(titles: readonly Title[], query: Audience): Promise<readonly Title[]>
}

/** Titles per page of a list: divisible into rows of six, four, three and two. */
export const pageSize = 24
/** Maximum number of search results per type. */
export const searchLimit = 30
