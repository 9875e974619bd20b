import type { RecommendationItem } from '#src/api/items.ts'
import { recommendationEndpoints } from '#src/api/recommendationEndpoints.ts'
import { z } from '#src/domain/schema.ts'
import { $selectedCountry } from './selectedCountry.ts'

/** For so long (milliseconds) Back and a reload show the list that was left; a later visit gets tonight's. */
const keptForMs = 6 * 3_600_000

/** Mood, content type and language are those of the entry's address. */
const listedSchema = z.object({
  at: z.number(),
  /** As chosen by hand, or empty. */
  country: z.string(),
  items: recommendationEndpoints.moodRecommendations.response,
})

/**
 * Keeps the list on screen in this entry of the history. Where the browser does not keep the page itself, Back loads it
 * anew, with the world's list of the day it was built on: not the one that the visitor left.
 */
export function keepListed(items: readonly RecommendationItem[]): void {
  const listed = { at: Date.now(), country: $selectedCountry.get(), items }
  window.history.replaceState({ ...window.history.state, listed }, '')
}

/**
 * The list that this entry of the history showed this evening for the same choice of a country; null if there is none.
 * Without a choice it is for the visitor's own country, like an answer that was asked for without one.
 */
export function listedBefore(): readonly RecommendationItem[] | null {
  const { data } = listedSchema.safeParse(window.history.state?.listed)
  return data?.country === $selectedCountry.get() && Date.now() - data.at < keptForMs ? data.items : null
}
