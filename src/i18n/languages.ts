import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import type { AboutText, LongText } from './longText.ts'
import * as pt from './pt/index.ts'
import type {
  AccountWords,
  Dictionary,
  FeelPages,
  Landing,
  Pairs,
  ReasonFrames,
  SaidWords,
  SavedWords,
  Screens,
  TitlePageWords,
  TogetherWords,
  WordLineWords,
} from './shape.ts'

/**
 * The texts of all languages that pages and functions use. One table per file of a language's folder, so that a bundle
 * contains only the tables that it uses. What browsers load one language of has its own tables (`load*.ts`).
 */
type ByLocale<Text> = Readonly<Record<Locale, Text>>

export const aboutTexts: ByLocale<AboutText> = { en: en.about, pt: pt.about, es: es.about, de: de.about, fr: fr.about }
export const accountTexts: ByLocale<AccountWords> = {
  en: en.account,
  pt: pt.account,
  es: es.account,
  de: de.account,
  fr: fr.account,
}
export const dictionaries: ByLocale<Dictionary> = {
  en: en.dictionary,
  pt: pt.dictionary,
  es: es.dictionary,
  de: de.dictionary,
  fr: fr.dictionary,
}
export const feelLabelTexts: ByLocale<Readonly<Record<FeelId, string>>> = {
  en: en.feels,
  pt: pt.feels,
  es: es.feels,
  de: de.feels,
  fr: fr.feels,
}
export const feelPageTexts: ByLocale<FeelPages> = {
  en: en.feelPages,
  pt: pt.feelPages,
  es: es.feelPages,
  de: de.feelPages,
  fr: fr.feelPages,
}
export const feelTexts: ByLocale<Readonly<Record<FeelId, string>>> = {
  en: en.feelTexts,
  pt: pt.feelTexts,
  es: es.feelTexts,
  de: de.feelTexts,
  fr: fr.feelTexts,
}
export const landingTexts: ByLocale<Landing> = {
  en: en.landing,
  pt: pt.landing,
  es: es.landing,
  de: de.landing,
  fr: fr.landing,
}
export const pairTexts: ByLocale<Pairs> = { en: en.pairs, pt: pt.pairs, es: es.pairs, de: de.pairs, fr: fr.pairs }
export const platformTexts: ByLocale<Readonly<Record<string, string>>> = {
  en: en.platforms,
  pt: pt.platforms,
  es: es.platforms,
  de: de.platforms,
  fr: fr.platforms,
}
export const privacyTexts: ByLocale<LongText> = {
  en: en.privacy,
  pt: pt.privacy,
  es: es.privacy,
  de: de.privacy,
  fr: fr.privacy,
}
export const reasonTexts: ByLocale<ReasonFrames> = {
  en: en.reasons,
  pt: pt.reasons,
  es: es.reasons,
  de: de.reasons,
  fr: fr.reasons,
}
export const saidTexts: ByLocale<SaidWords> = { en: en.said, pt: pt.said, es: es.said, de: de.said, fr: fr.said }
export const savedTexts: ByLocale<SavedWords> = { en: en.saved, pt: pt.saved, es: es.saved, de: de.saved, fr: fr.saved }
export const screenTexts: ByLocale<Screens> = {
  en: en.screens,
  pt: pt.screens,
  es: es.screens,
  de: de.screens,
  fr: fr.screens,
}
export const termsTexts: ByLocale<LongText> = { en: en.terms, pt: pt.terms, es: es.terms, de: de.terms, fr: fr.terms }
export const titlePageTexts: ByLocale<TitlePageWords> = {
  en: en.titlePage,
  pt: pt.titlePage,
  es: es.titlePage,
  de: de.titlePage,
  fr: fr.titlePage,
}
export const togetherTexts: ByLocale<TogetherWords> = {
  en: en.together,
  pt: pt.together,
  es: es.together,
  de: de.together,
  fr: fr.together,
}
export const wordLineTexts: ByLocale<WordLineWords> = {
  en: en.wordLine,
  pt: pt.wordLine,
  es: es.wordLine,
  de: de.wordLine,
  fr: fr.wordLine,
}
