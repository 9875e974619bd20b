import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import type { PoolItem, RecommendationItem } from '#src/api/items.ts'
import { recommendationEndpoints } from '#src/api/recommendationEndpoints.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { freshForMs } from '#src/domain/place/location.ts'
import { type ContentType, contentTypes } from '#src/domain/title/contentType.ts'
import { type Favorite, type Favorites, raiseFavorites } from '#src/engine/raiseFavorites.ts'
import { type Audience, audienceOf } from './audience.ts'
import { $favorites } from './favorites.ts'
import { type QuestionState, question } from './question.ts'
import { $isUserAwaited } from './user.ts'

/** A line on a card, with its sign. */
export interface Saying {
  readonly icon: 'clock' | 'lamp'
  readonly text: string
  /** The part of the text that counts: the time at which it is over. */
  readonly strong?: string
}

/** A recommended title, and what is said of it to this visitor alone. */
export interface Recommended extends RecommendationItem {
  /** Under two lamps: why it is for the second one. */
  readonly secondReason?: string | undefined
  /** The visitor's favourite that it matches, if any. */
  readonly because?: Favorite | null
  /** What tonight's wishes say of it: when it is over, which title that lit up it is like. */
  readonly said?: readonly Saying[]
  /** Labels of the services that the visitor uses. */
  readonly own?: readonly string[]
}

/** The parameters of a list. */
export interface Wish extends Audience {
  readonly moodId: MoodId
  readonly contentType: ContentType
}

/**
 * The parameters of a list.
 * @param country the country that the visitor chose; empty for automatic
 */
export function wishFor(moodId: MoodId, contentType: ContentType, locale: Locale, country: CountryCode | ''): Wish {
  return { moodId, contentType, ...audienceOf(locale, country) }
}

/** The list to request; null while the page's own list is shown. */
export const $wish = atom<Wish | null>(null)

interface Prefetched {
  readonly at: number
  readonly answer: Promise<RecommendationItem[]>
}

/** Prefetched lists by their wish as JSON. */
const prefetched = new Map<string, Prefetched>()

/** Requests a list, or takes the prefetched one. Its result is used once. */
async function ask(wish: Wish): Promise<RecommendationItem[]> {
  const key = JSON.stringify(wish)
  const ahead = prefetched.get(key)
  prefetched.delete(key)
  if (ahead && Date.now() - ahead.at <= freshForMs) return await ahead.answer
  return await call(recommendationEndpoints.moodRecommendations, wish)
}

/**
 * Prefetches the three lists of a mood while its content type is being chosen. Not for visitors with favourites: their
 * lists come from the pool.
 */
export function prefetchRecommendations(mood: MoodId, locale: Locale, country: CountryCode | ''): void {
  if ($favorites.get() || $isUserAwaited.get()) return
  for (const contentType of contentTypes) {
    const wish = wishFor(mood, contentType, locale, country)
    const key = JSON.stringify(wish)
    if (prefetched.has(key)) continue
    const answer = call(recommendationEndpoints.moodRecommendations, wish)
    prefetched.set(key, { at: Date.now(), answer })
    // A failed prefetch is discarded; the list is then requested again when it is needed.
    answer.catch(() => prefetched.delete(key))
  }
}

/**
 * The list that is the same for everybody. Nothing is requested while the user is, because their favourites decide
 * which list is requested.
 */
const $list = question(
  'recommendations',
  computed([$wish, $isUserAwaited, $favorites], (wish, isAwaited, favorites) => !isAwaited && !favorites && wish),
  ask,
)

/**
 * A larger pool, also the same for everybody, from which favourites are raised in the browser: a visitor's preferences
 * are not sent.
 */
const $pool = question(
  'pool',
  computed([$wish, $favorites], (wish, favorites) => favorites && wish),
  (wish) => call(recommendationEndpoints.moodPool, wish),
)

const shownInList = 8

export const $recommendations = computed(
  [$list, $pool, $favorites],
  (list, pool, favorites): QuestionState<readonly Recommended[]> => {
    if (!favorites) return list
    return pool.status === 'ready' ? { status: 'ready', answer: raised(pool.answer, favorites) } : pool
  },
)

function raised(pool: readonly PoolItem[], favorites: Favorites): Recommended[] {
  return raiseFavorites(pool, favorites, shownInList).map(({ item, because }) => ({ ...item, because }))
}

/** Repeats a failed request. */
export function retryRecommendations(): void {
  const $failed = $favorites.get() ? $pool : $list
  $failed.revalidate()
}
