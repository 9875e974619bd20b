import type { Locale } from '#src/domain/place/locale.ts'
import { landingTexts } from './languages.ts'
import type { Landing } from './shape.ts'

/** Static texts of the mood, platform and genre pages. Not used by islands. */
export function landingWords(locale: Locale): Landing {
  return landingTexts[locale]
}
