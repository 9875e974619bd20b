import type { Locale } from '#src/domain/locale.ts'
import { account as de } from './de/account.ts'
import { account as en } from './en/account.ts'
import { account as es } from './es/account.ts'
import { account as fr } from './fr/account.ts'
import { account as pt } from './pt/account.ts'
import type { AccountWords } from './shape.ts'

const byLocale: Readonly<Record<Locale, AccountWords>> = { en, pt, es, de, fr }

/** UI strings of the account sections beside the profile form (sign-in methods, sessions, deletion). */
export function accountWords(locale: Locale): AccountWords {
  return byLocale[locale]
}
