import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import { dictionary as de } from './de/dictionary.ts'
import { dictionary as en } from './en/dictionary.ts'
import { dictionary as es } from './es/dictionary.ts'
import { dictionary as fr } from './fr/dictionary.ts'
import { dictionary as pt } from './pt/dictionary.ts'
import type { Dictionary } from './shape.ts'

const dictionaries: Readonly<Record<Locale, Dictionary>> = { en, pt, es, de, fr }

/** All words of the interface in one language. */
export function dictionaryOf(locale: Locale = defaultLocale): Dictionary {
  return dictionaries[locale]
}
