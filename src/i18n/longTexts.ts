import type { Locale } from '#src/domain/locale.ts'
import { about as aboutDe } from './de/about.ts'
import { privacy as privacyDe } from './de/privacy.ts'
import { terms as termsDe } from './de/terms.ts'
import { about as aboutEn } from './en/about.ts'
import { privacy as privacyEn } from './en/privacy.ts'
import { terms as termsEn } from './en/terms.ts'
import { about as aboutEs } from './es/about.ts'
import { privacy as privacyEs } from './es/privacy.ts'
import { terms as termsEs } from './es/terms.ts'
import { about as aboutFr } from './fr/about.ts'
import { privacy as privacyFr } from './fr/privacy.ts'
import { terms as termsFr } from './fr/terms.ts'
import type { AboutText, LongText } from './longText.ts'
import { about as aboutPt } from './pt/about.ts'
import { privacy as privacyPt } from './pt/privacy.ts'
import { terms as termsPt } from './pt/terms.ts'

type ByLocale<Text> = Readonly<Record<Locale, Text>>

export const aboutTexts: ByLocale<AboutText> = { en: aboutEn, pt: aboutPt, es: aboutEs, de: aboutDe, fr: aboutFr }
export const privacyTexts: ByLocale<LongText> = {
  en: privacyEn,
  pt: privacyPt,
  es: privacyEs,
  de: privacyDe,
  fr: privacyFr,
}
export const termsTexts: ByLocale<LongText> = { en: termsEn, pt: termsPt, es: termsEs, de: termsDe, fr: termsFr }
