import type { Locale } from '#src/domain/place/locale.ts'
import { saidTexts } from './languages.ts'
import type { SaidWords } from './shape.ts'

/** Strings of an answer in the visitor's own words, for pages; browsers load their language's (loadSaidWords.ts). */
export function saidWords(locale: Locale): SaidWords {
  return saidTexts[locale]
}
