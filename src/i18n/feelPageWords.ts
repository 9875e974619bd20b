import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from './fill.ts'
import { feelPageTexts, feelTexts } from './languages.ts'
import type { FeelPages } from './shape.ts'

/** Strings of the pages of feels. Not used by islands. */
export function feelPageWords(locale: Locale): FeelPages {
  return feelPageTexts[locale]
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
  return feelTexts[locale][feel]
}
