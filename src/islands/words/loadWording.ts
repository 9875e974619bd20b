import type { Locale } from '#src/domain/place/locale.ts'
import type { WishNaming } from '#src/i18n/describeWish.ts'
import { loadWishWords } from '#src/i18n/wishWords.ts'
import { indexedName } from '#src/stores/titleIndex.ts'
import { loadPlatformNames, loadUnderstanding, type Understand } from './loadUnderstanding.ts'

/** What understands a visitor's words, and what says them back. */
export interface Wording {
  readonly understand: Understand
  /** For `describeWish`; names of titles as far as the index is loaded. */
  readonly naming: () => WishNaming
}

/**
 * Loads all that a line needs which understands and says what it understood.
 * @throws Error without a network
 */
export async function loadWording(locale: Locale): Promise<Wording> {
  const [understand, words, platforms] = await Promise.all([
    loadUnderstanding(locale),
    loadWishWords(locale),
    loadPlatformNames(locale),
  ])
  return { understand, naming: () => ({ ...words, platforms, titleName: indexedName }) }
}
