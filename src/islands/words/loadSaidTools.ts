import type { Locale } from '#src/domain/place/locale.ts'
import type { WishNaming } from '#src/i18n/describeWish.ts'
import { loadSaidWords } from '#src/i18n/loadSaidWords.ts'
import type { Dictionary, SaidWords } from '#src/i18n/shape.ts'
import { loadWishWords } from '#src/i18n/wishWords.ts'
import { indexedName } from '#src/stores/titleIndex.ts'
import { loadPlatformNames, loadUnderstanding, type Understand } from './loadUnderstanding.ts'
import { loadSaidStyles } from './saidStyles.ts'

/** What a page needs to answer words in one language. */
export interface SaidTools {
  readonly understand: Understand
  readonly naming: WishNaming
  readonly words: SaidWords
  readonly texts: Dictionary
}

const dictionaries: Readonly<Record<Locale, () => Promise<{ readonly dictionary: Dictionary }>>> = {
  en: () => import('#src/i18n/en/dictionary.ts'),
  pt: () => import('#src/i18n/pt/dictionary.ts'),
  es: () => import('#src/i18n/es/dictionary.ts'),
  de: () => import('#src/i18n/de/dictionary.ts'),
  fr: () => import('#src/i18n/fr/dictionary.ts'),
}

/** Loads what answers words, when somebody types; a failure may be tried again. @throws Error without a network */
export async function loadSaidTools(locale: Locale): Promise<SaidTools> {
  const [understand, naming, platforms, words, { dictionary: texts }] = await Promise.all([
    loadUnderstanding(locale),
    loadWishWords(locale),
    loadPlatformNames(locale),
    loadSaidWords(locale),
    dictionaries[locale](),
    loadSaidStyles(),
  ])
  return { understand, naming: { ...naming, platforms, titleName: indexedName }, words, texts }
}
