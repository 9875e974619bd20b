import type { Locale } from '#src/domain/place/locale.ts'
import { titlePageTexts } from './languages.ts'
import type { TitlePageWords } from './shape.ts'

/** Strings of a title's page. */
export function titlePageWords(locale: Locale): TitlePageWords {
  return titlePageTexts[locale]
}
