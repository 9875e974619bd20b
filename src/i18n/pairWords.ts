import { type MoodPair, moodPairs } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { pairTexts } from './languages.ts'
import type { Pairs } from './shape.ts'

/** Strings of the pages of two moods. Not used by islands. */
export function pairWords(locale: Locale): Pairs {
  return pairTexts[locale]
}

/** The line of a pair: a sentence with its full stop. */
export function pairLine(pair: MoodPair, locale: Locale): string {
  const { lines } = pairWords(locale)
  const key = pair.join('+')
  const [, line] = Object.entries(lines).find(([name]) => name === key) ?? []
  if (!line) throw new RangeError(`no line for ${key}; there are ${moodPairs.length} pairs`)
  return line
}
