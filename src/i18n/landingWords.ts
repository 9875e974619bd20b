import type { Locale } from '#src/domain/locale.ts'
import { landing as de } from './de/landing.ts'
import { landing as en } from './en/landing.ts'
import { landing as es } from './es/landing.ts'
import { landing as fr } from './fr/landing.ts'
import { landing as pt } from './pt/landing.ts'
import type { Landing } from './shape.ts'

const byLocale: Readonly<Record<Locale, Landing>> = { en, pt, es, de, fr }

/** Static texts of the mood, platform and genre pages. Not used by islands. */
export function landingWords(locale: Locale): Landing {
  return byLocale[locale]
}
