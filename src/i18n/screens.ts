import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import { screens as de } from './de/screens.ts'
import { screens as en } from './en/screens.ts'
import { screens as es } from './es/screens.ts'
import { screens as fr } from './fr/screens.ts'
import { screens as pt } from './pt/screens.ts'
import type { Screens } from './shape.ts'

const byLocale: Readonly<Record<Locale, Screens>> = { en, pt, es, de, fr }

/** Strings of individual pages, separate from the shared dictionary. */
export function screensOf(locale: Locale = defaultLocale): Screens {
  return byLocale[locale]
}
