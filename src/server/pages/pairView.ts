import type { TitleItem } from '#src/api/items.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type MoodPair, moodPairs } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { choosePair } from '#src/engine/choosePair.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import { toTitleItem } from '#src/server/useCases/itemMapping.ts'
import { picksInList } from '#src/server/useCases/recommendations.ts'

/** A title for two lamps: its poster in both lights, and why it is for either. */
export interface PairPick {
  readonly item: TitleItem
  /** In the order of the pair. */
  readonly reasons: readonly [string, string]
}

/** The eight titles of the shelf for two lamps, best first. */
export async function pairView(pair: MoodPair, contentType: ContentType, locale: Locale): Promise<PairPick[]> {
  const choices = choosePair(await embeddedTitles(locale), { pair, contentType, count: picksInList })
  return choices.map(({ title, reasons: [first, second] }) => ({
    item: inBothLights(title, pair, locale),
    reasons: [reasonText(first, locale), reasonText(second, locale)],
  }))
}

/** A title's item, whose drawn poster has the light of the pair. */
function inBothLights(title: Title, pair: MoodPair, locale: Locale): TitleItem {
  const item = toTitleItem(title, { country: null, locale })
  return title.imageUrl ? item : { ...item, imageUrl: `/posters/${title.id}.svg?light=${pair.join('.')}` }
}

/** The pairs that share a light with a pair, those of its first mood before those of its second. */
export function pairsBeside([first, second]: MoodPair): MoodPair[] {
  const having = (mood: string): MoodPair[] => moodPairs.filter((pair) => pair.some((one) => one === mood))
  const isSame = ([one, other]: MoodPair): boolean => one === first && other === second
  return [...having(first), ...having(second)].filter((pair) => !isSame(pair))
}
