import type { FeelId } from '#src/domain/feel.ts'
import type { Locale } from '#src/domain/locale.ts'
import { feels as de } from './de/feels.ts'
import { feels as en } from './en/feels.ts'
import { feels as es } from './es/feels.ts'
import { feels as fr } from './fr/feels.ts'
import { feels as pt } from './pt/feels.ts'

const labels: Readonly<Record<Locale, Readonly<Record<FeelId, string>>>> = { en, pt, es, de, fr }

/** Localized name of a feel: a noun phrase in lower case that also fits into a sentence. */
export function feelLabel(feel: FeelId, locale: Locale): string {
  return labels[locale][feel]
}
