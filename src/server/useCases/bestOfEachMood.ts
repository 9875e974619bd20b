import type { RecommendationItem } from '#src/api/items.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Deps } from '#src/server/deps.ts'
import { recommendations } from './recommendations.ts'

/**
 * One of today's recommendations for each mood, without duplicate titles.
 * A mood whose recommendations are all taken already is left out.
 */
export async function bestOfEachMood(
  deps: Deps,
  locale: Locale,
): Promise<{ readonly mood: MoodId; readonly item: RecommendationItem }[]> {
  const taken = new Set<string>()
  const best: { mood: MoodId; item: RecommendationItem }[] = []
  for (const mood of moodIds) {
    const { value: items } = await recommendations(deps, { moodId: mood, contentType: 'all', country: null, locale })
    const item = items.find(({ id }) => !taken.has(id))
    if (!item) continue
    taken.add(item.id)
    best.push({ mood, item })
  }
  return best
}
