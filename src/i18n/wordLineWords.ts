import type { Locale } from '#src/domain/place/locale.ts'
import { wordLine as de } from './de/wordLine.ts'
import { wordLine as en } from './en/wordLine.ts'
import { wordLine as es } from './es/wordLine.ts'
import { wordLine as fr } from './fr/wordLine.ts'
import { wordLine as pt } from './pt/wordLine.ts'
import type { WordLineWords } from './shape.ts'

const words: Readonly<Record<Locale, WordLineWords>> = { en, pt, es, de, fr }

/** Strings of the line under the lamps. Not used by islands: they read what the page's HTML says. */
export function wordLineWords(locale: Locale): WordLineWords {
  return words[locale]
}
