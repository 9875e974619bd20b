import { useEffect } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import { $favorites } from '#src/stores/favorites.ts'
import { keepListed } from '#src/stores/listedPicks.ts'
import { $wish, type Wish } from '#src/stores/recommendations.ts'

/**
 * Keeps the list on screen for Back and a reload. Not one by favourites, which is there again by itself.
 * @param items null while the list is on its way, and for the page's own, which needs no keeping
 */
export function useKeptList(wish: Wish, items: readonly RecommendationItem[] | null): void {
  const key = JSON.stringify(wish)
  const ids = items?.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are equal if their titles are.
  useEffect(() => {
    // After a step the items are still the last one's.
    if (items?.length && !$favorites.get() && JSON.stringify($wish.get()) === key) keepListed(items)
  }, [key, ids])
}
