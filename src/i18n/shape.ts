import type { account } from './en/account.ts'
import type { dictionary } from './en/dictionary.ts'
import type { landing } from './en/landing.ts'
import type { screens } from './en/screens.ts'
import type { titlePage } from './en/titlePage.ts'

/** The same keys with any texts; lists keep their length. */
type Texts<Source> = Source extends string ? string : { readonly [Key in keyof Source]: Texts<Source[Key]> }

/** What every language must fill; the English dictionary defines it. */
export type Dictionary = Texts<typeof dictionary>

/** The words of the single screens, kept in a file of their own. */
export type Screens = Texts<typeof screens>

/** The words of an account beyond the profile's form. */
export type AccountWords = Texts<typeof account>

/** The words of a title's page. */
export type TitlePageWords = Texts<typeof titlePage>

/** What the mood, platform and genre pages say for themselves. */
export type Landing = Texts<typeof landing>

/** The plural forms of a text. `other` always stands; languages that need more forms add them. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>
