import type { Locale } from '#src/domain/place/locale.ts'
import { accountTexts } from './languages.ts'
import type { AccountWords } from './shape.ts'

/** UI strings of the account sections beside the profile form (sign-in methods, sessions, deletion). */
export function accountWords(locale: Locale): AccountWords {
  return accountTexts[locale]
}
