import { type MoodPair, moodPairs } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { pairs as de } from './de/pairs.ts'
import { pairs as en } from './en/pairs.ts'
import { pairs as es } from './es/pairs.ts'
import { pairs as fr } from './fr/pairs.ts'
import { pairs as pt } from './pt/pairs.ts'
import type { Pairs } from './shape.ts'

const words: Readonly<Record<Locale, Pairs>> = { en, pt, es, de, fr }

/** Strings of the pages of two moods. Not used by islands. */
export function pairWords(locale: Locale): Pairs {
  return words[locale]
}

/** The line of a pair: a sentence with its full stop. */
export function pairLine(pair: MoodPair, locale: Locale): string {
  const { lines } = pairWords(locale)
  const key = pair.join('+')
  const [, line] = Object.entries(lines).find(([name]) => name === key) ?? []
  if (!line) throw new RangeError(`no line for ${key}; there are ${moodPairs.length} pairs`)
  return line
}
