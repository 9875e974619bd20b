import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { feelLabelTexts } from './languages.ts'

/** Localized name of a feel: a noun phrase in lower case that also fits into a sentence. */
export function feelLabel(feel: FeelId, locale: Locale): string {
  return feelLabelTexts[locale][feel]
}
