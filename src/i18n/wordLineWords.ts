import type { Locale } from '#src/domain/place/locale.ts'
import { wordLineTexts } from './languages.ts'
import type { WordLineWords } from './shape.ts'

/** Strings of the line under the lamps. Not used by islands: they read what the page's HTML says. */
export function wordLineWords(locale: Locale): WordLineWords {
  return wordLineTexts[locale]
}
