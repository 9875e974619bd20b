import type { Locale } from '#src/domain/place/locale.ts'
import { describeChips } from '#src/i18n/describeChips.ts'
import { describeWish } from '#src/i18n/describeWish.ts'
import { loadWording } from '#src/islands/words/loadWording.ts'
import { answerOf } from '#src/understanding/answerOf.ts'

/**
 * Loads what tells a text's feeling, as the search page suggests it: `Calm, cosy comfort · Up to 90 minutes`; empty where
 * the text is plainly one of the names that were found for it.
 * @throws Error without a network
 */
export async function loadFeelingOf(locale: Locale): Promise<(text: string, titles: readonly string[]) => string> {
  const { understand, naming } = await loadWording(locale)
  return (text, titles) => {
    const wish = understand(text)
    if (!answerOf(text, wish, { titles, nearest: titles.length === 0 }).byFeel) return ''
    const described = naming()
    const chips = describeChips(describeWish(wish, described), described.words)
    return chips.map(({ name }) => name).join(' · ')
  }
}
