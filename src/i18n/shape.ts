import type { account } from './en/account.ts'
import type { dictionary } from './en/dictionary.ts'
import type { landing } from './en/landing.ts'
import type { reasons } from './en/reasons.ts'
import type { screens } from './en/screens.ts'
import type { titlePage } from './en/titlePage.ts'

/** Maps a dictionary's literal types to `string`, keeping its keys and the lengths of tuples. */
type Texts<Source> = Source extends string ? string : { readonly [Key in keyof Source]: Texts<Source[Key]> }

/** Shape of the main dictionary; English defines it, and a missing or extra key in another locale is a type error. */
export type Dictionary = Texts<typeof dictionary>

/** Shape of the strings of individual pages (see `screensOf`). */
export type Screens = Texts<typeof screens>

/** Shape of the account strings (see `accountWords`). */
export type AccountWords = Texts<typeof account>

/** Shape of the strings of a title's page (see `titlePageWords`). */
export type TitlePageWords = Texts<typeof titlePage>

/** Shape of the sentences of composed reasons (see `reasonText`). */
export type ReasonFrames = Texts<typeof reasons>

/** Shape of the texts of the mood, platform and genre pages (see `landingWords`). */
export type Landing = Texts<typeof landing>

/** Plural forms of a text by CLDR category; `other` is required, the rest depends on the language. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>
