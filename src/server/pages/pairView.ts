import type { RecommendationItem } from '#src/api/items.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type MoodPair, moodPairs } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import { choosePair } from '#src/engine/choosePair.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import { pairPosterUrl, toRecommendationItem } from '#src/server/useCases/itemMapping.ts'
import { picksInList } from '#src/server/useCases/recommendations.ts'

/** A title for two lamps: its drawn poster has both lights, `reason` is why it is for the first of them. */
export interface PairPick extends RecommendationItem {
  /** Why it is for the second. */
  readonly secondReason: string
}

/** The eight titles of the shelf for two lamps, best first. */
export async function pairView(pair: MoodPair, contentType: ContentType, locale: Locale): Promise<PairPick[]> {
  const choices = choosePair(await embeddedTitles(locale), { pair, contentType, count: picksInList })
  return choices.map(({ title, fit, reasons: [reason, second] }) => ({
    ...toRecommendationItem({ title, fit, reason, offers: [] }, { country: null, locale }),
    ...(title.imageUrl ? {} : { imageUrl: pairPosterUrl(title, pair) }),
    secondReason: reasonText(second, locale),
  }))
}

/** The pairs that share a light with a pair, those of its first mood before those of its second. */
export function pairsBeside([first, second]: MoodPair): MoodPair[] {
  const having = (mood: string): MoodPair[] => moodPairs.filter((pair) => pair.some((one) => one === mood))
  const isSame = ([one, other]: MoodPair): boolean => one === first && other === second
  return [...having(first), ...having(second)].filter((pair) => !isSame(pair))
}
