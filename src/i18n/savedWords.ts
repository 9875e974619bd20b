import type { Locale } from '#src/domain/place/locale.ts'
import { savedTexts } from './languages.ts'
import type { SavedWords } from './shape.ts'

/** Strings of the pages /saved/ and /picks/. */
export function savedWords(locale: Locale): SavedWords {
  return savedTexts[locale]
}
