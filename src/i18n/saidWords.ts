import type { Locale } from '#src/domain/place/locale.ts'
import { said as de } from './de/said.ts'
import { said as en } from './en/said.ts'
import { said as es } from './es/said.ts'
import { said as fr } from './fr/said.ts'
import { said as pt } from './pt/said.ts'
import type { SaidWords } from './shape.ts'

const words: Readonly<Record<Locale, SaidWords>> = { en, pt, es, de, fr }

/** Strings of an answer in the visitor's own words, for pages; browsers load their language's (loadSaidWords.ts). */
export function saidWords(locale: Locale): SaidWords {
  return words[locale]
}
