import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import { dictionary as de } from './de/dictionary.ts'
import { dictionary as en } from './en/dictionary.ts'
import { dictionary as es } from './es/dictionary.ts'
import { dictionary as fr } from './fr/dictionary.ts'
import { dictionary as pt } from './pt/dictionary.ts'
import type { Dictionary } from './shape.ts'

const dictionaries: Readonly<Record<Locale, Dictionary>> = { en, pt, es, de, fr }

/** The UI strings that several pages share. Large or page-specific ones have dictionaries of their own. */
export function dictionaryOf(locale: Locale = defaultLocale): Dictionary {
  return dictionaries[locale]
}
