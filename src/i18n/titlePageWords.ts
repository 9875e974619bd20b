import type { Locale } from '#src/domain/locale.ts'
import { titlePage as de } from './de/titlePage.ts'
import { titlePage as en } from './en/titlePage.ts'
import { titlePage as es } from './es/titlePage.ts'
import { titlePage as fr } from './fr/titlePage.ts'
import { titlePage as pt } from './pt/titlePage.ts'
import type { TitlePageWords } from './shape.ts'

const byLocale: Readonly<Record<Locale, TitlePageWords>> = { en, pt, es, de, fr }

/** Strings of a title's page. */
export function titlePageWords(locale: Locale): TitlePageWords {
  return byLocale[locale]
}
