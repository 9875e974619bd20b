import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { PoolItem, RecommendationItem } from '#src/api/items.ts'
import { recommendationEndpoints } from '#src/api/recommendationEndpoints.ts'
import { type ContentType, contentTypeSchema, contentTypes } from '#src/domain/contentType.ts'
import type { CountryCode } from '#src/domain/country.ts'
import { countryCodeSchema } from '#src/domain/countryCodeSchema.ts'
import type { Locale } from '#src/domain/locale.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { freshForMs } from '#src/domain/location.ts'
import { type MoodId, moodIdSchema } from '#src/domain/mood.ts'
import { z } from '#src/domain/schema.ts'
import { type Favorite, type Favorites, raiseFavorites } from '#src/engine/raiseFavorites.ts'
import { $favorites } from './favorites.ts'
import { createFetcherStore } from './query.ts'
import { $isUserAwaited } from './user.ts'

/** A recommended title; `because` is the visitor's favourite that it matches, if any. */
export interface Recommended extends RecommendationItem {
  readonly because?: Favorite | null
}

/** The state of the recommendations. */
export type RecommendationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly Recommended[] }
  | { readonly status: 'failed' }

const wishSchema = z.object({
  mood: moodIdSchema,
  contentType: contentTypeSchema,
  locale: localeSchema,
  /** Sent only if the visitor chose one. */
  country: z.optional(countryCodeSchema),
})
export type Wish = z.infer<typeof wishSchema>

/**
 * The parameters of a list.
 * @param country the country that the visitor chose; empty for automatic
 */
export function wishFor(mood: MoodId, contentType: ContentType, locale: Locale, country: CountryCode | ''): Wish {
  return { mood, contentType, locale, ...(country ? { country } : {}) }
}

/** The list to request; null while the page's own list is shown. */
export const $wish = atom<Wish | null>(null)

/** Null while the user is being requested, because their favourites decide which list is requested. */
const $key = computed([$wish, $isUserAwaited], (wish, isAwaited) => (wish && !isAwaited ? JSON.stringify(wish) : null))

const asksFor = (key: unknown) => {
  const { mood, ...rest } = wishSchema.parse(JSON.parse(String(key)))
  return { moodId: mood, ...rest }
}

interface Prefetched {
  readonly at: number
  readonly answer: Promise<RecommendationItem[]>
}

/** Prefetched lists by cache key. */
const prefetched = new Map<string, Prefetched>()

/** Requests a list, or takes the prefetched one. Its result is used once. */
async function ask(key: string): Promise<RecommendationItem[]> {
  const ahead = prefetched.get(key)
  prefetched.delete(key)
  if (ahead && Date.now() - ahead.at <= freshForMs) return await ahead.answer
  return await call(recommendationEndpoints.moodRecommendations, asksFor(key))
}

/**
 * Prefetches the three lists of a mood while its content type is being chosen. Not for visitors with favourites: their
 * lists come from the pool.
 */
export function prefetchRecommendations(mood: MoodId, locale: Locale, country: CountryCode | ''): void {
  if ($favorites.get() || $isUserAwaited.get()) return
  for (const contentType of contentTypes) {
    const key = JSON.stringify(wishFor(mood, contentType, locale, country))
    if (prefetched.has(key)) continue
    const answer = call(recommendationEndpoints.moodRecommendations, asksFor(key))
    prefetched.set(key, { at: Date.now(), answer })
    // A failed prefetch is discarded; the list is then requested again when it is needed.
    answer.catch(() => prefetched.delete(key))
  }
}

/** The list that is the same for everybody. */
const $list = createFetcherStore<RecommendationItem[]>(
  ['recommendations', computed([$key, $favorites], (key, favorites) => (favorites ? null : key))],
  { fetcher: async (_, key) => await ask(String(key)) },
)

/**
 * A larger pool, also the same for everybody, from which favourites are raised in the browser: a visitor's preferences
 * are not sent.
 */
const $pool = createFetcherStore<PoolItem[]>(
  ['pool', computed([$key, $favorites], (key, favorites) => (favorites ? key : null))],
  { fetcher: async (_, key) => await call(recommendationEndpoints.moodPool, asksFor(key)) },
)

const shownInList = 8

export const $recommendations = computed([$list, $pool, $favorites], (list, pool, favorites): RecommendationsState => {
  const { data, error, loading } = favorites ? pool : list
  if (favorites && pool.data) return { status: 'ready', items: raised(pool.data, favorites) }
  if (data) return { status: 'ready', items: data }
  return error && !loading ? { status: 'failed' } : { status: 'loading' }
})

function raised(pool: readonly PoolItem[], favorites: Favorites): Recommended[] {
  return raiseFavorites(pool, favorites, shownInList).map(({ item, because }) => ({ ...item, because }))
}

/** Repeats a failed request. */
export function retryRecommendations(): void {
  const $asked = $favorites.get() ? $pool : $list
  $asked.revalidate()
}
