import type { RecommendationItem } from '#src/api/items.ts'
import { recommendationEndpoints } from '#src/api/recommendationEndpoints.ts'
import { z } from '#src/domain/schema.ts'
import type { Wish } from './recommendations.ts'

/** For so long (milliseconds) Back and a reload show the list that was left; a later visit gets tonight's. */
const keptForMs = 6 * 3_600_000

const listedSchema = z.object({
  wish: z.string(),
  at: z.number(),
  items: recommendationEndpoints.moodRecommendations.response,
})

/**
 * Keeps the list on screen in this entry of the history. Where the browser does not keep the page itself, Back loads it
 * anew, with the world's list of the day it was built on: not the one that the visitor left.
 * @param wish the parameters of the list as JSON
 */
export function keepListed(wish: string, items: readonly RecommendationItem[]): void {
  const listed = { wish, at: Date.now(), items }
  window.history.replaceState({ ...window.history.state, listed }, '')
}

/**
 * The list that this entry of the history showed for the same wish this evening; null if there is none. Like the
 * answers for a wish without a country it is for the visitor's own.
 */
export function listedBefore(wish: Wish): readonly RecommendationItem[] | null {
  const { data } = listedSchema.safeParse(window.history.state?.listed)
  return data?.wish === JSON.stringify(wish) && Date.now() - data.at < keptForMs ? data.items : null
}
