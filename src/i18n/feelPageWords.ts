import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { feelPages as de } from './de/feelPages.ts'
import { feelTexts as deTexts } from './de/feelTexts.ts'
import { feelPages as en } from './en/feelPages.ts'
import { feelTexts as enTexts } from './en/feelTexts.ts'
import { feelPages as es } from './es/feelPages.ts'
import { feelTexts as esTexts } from './es/feelTexts.ts'
import { fill } from './fill.ts'
import { feelPages as fr } from './fr/feelPages.ts'
import { feelTexts as frTexts } from './fr/feelTexts.ts'
import { feelPages as pt } from './pt/feelPages.ts'
import { feelTexts as ptTexts } from './pt/feelTexts.ts'
import type { FeelPages } from './shape.ts'

const pages: Readonly<Record<Locale, FeelPages>> = { en, pt, es, de, fr }
const texts: Readonly<Record<Locale, Readonly<Record<FeelId, string>>>> = {
  en: enTexts,
  pt: ptTexts,
  es: esTexts,
  de: deTexts,
  fr: frTexts,
}

/** Strings of the pages of feels. Not used by islands. */
export function feelPageWords(locale: Locale): FeelPages {
  return pages[locale]
}

/** Longest description that search engines show. */
const longest = 160

/** A page's description: what its feel is, in full or by its first sentence, whichever is shown whole. */
export function feelDescription(feel: FeelId, locale: Locale): string {
  const text = feelText(feel, locale)
  const [first = text] = text.split(/(?<=[.?]) /)
  const { description } = feelPageWords(locale)
  const choices = [fill(description, { text }), text, fill(description, { text: first }), first]
  return choices.find(({ length }) => length <= longest) ?? first
}

/** What a feel is, in two sentences. */
export function feelText(feel: FeelId, locale: Locale): string {
  return texts[locale][feel]
}
