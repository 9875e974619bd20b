import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'
import { screenTexts } from './languages.ts'
import type { Screens } from './shape.ts'

/** Strings of individual pages, separate from the shared dictionary. */
export function screensOf(locale: Locale = defaultLocale): Screens {
  return screenTexts[locale]
}
