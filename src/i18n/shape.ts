import type { account } from './en/account.ts'
import type { dictionary } from './en/dictionary.ts'
import type { evening } from './en/evening.ts'
import type { feelPages } from './en/feelPages.ts'
import type { landing } from './en/landing.ts'
import type { pairs } from './en/pairs.ts'
import type { reasons } from './en/reasons.ts'
import type { said } from './en/said.ts'
import type { saved } from './en/saved.ts'
import type { screens } from './en/screens.ts'
import type { titlePage } from './en/titlePage.ts'
import type { together } from './en/together.ts'
import type { wishWords } from './en/wishWords.ts'
import type { wordLine } from './en/wordLine.ts'

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

/** Shape of the strings of the evening (see `loadEveningWords`). */
export type EveningWords = Texts<typeof evening>

/** Shape of the strings of an answer in the visitor's own words (see `saidWords` and `loadSaidWords`). */
export type SaidWords = Texts<typeof said>

/** Shape of the strings of /saved/ and /picks/ (see `savedWords`). */
export type SavedWords = Texts<typeof saved>

/** Shape of the strings of /together/ (see `togetherWords`). */
export type TogetherWords = Texts<typeof together>

/** Shape of the strings of the pages of feels (see `feelPageWords`). */
export type FeelPages = Texts<typeof feelPages>

/** Shape of the strings of the pages of two moods (see `pairWords`). */
export type Pairs = Texts<typeof pairs>

/** Shape of the texts of the mood, platform and genre pages (see `landingWords`). */
export type Landing = Texts<typeof landing>

/** Shape of the strings of wishes in a visitor's own words (see `describeWish`). */
export type WishWords = Texts<typeof wishWords>

/** Shape of the strings of the line under the lamps (see `wordLineWords`). */
export type WordLineWords = Texts<typeof wordLine>

/** Plural forms of a text by CLDR category; `other` is required, the rest depends on the language. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>
