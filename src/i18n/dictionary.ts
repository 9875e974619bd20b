import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'
import { dictionaries } from './languages.ts'
import type { Dictionary } from './shape.ts'

/** The UI strings that several pages share. Large or page-specific ones have dictionaries of their own. */
export function dictionaryOf(locale: Locale = defaultLocale): Dictionary {
  return dictionaries[locale]
}
