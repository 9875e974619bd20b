import type { Locale } from '#src/domain/place/locale.ts'
import { readLexicon } from '#src/tooling/understanding/readUnderstanding.ts'
import type { Lexicon } from '#src/understanding/lexicon.ts'

const read = new Map<Locale, Promise<Lexicon>>()

/** The lexicon of a language, read once in a test file: it takes a third of a second. */
export function lexiconOf(locale: Locale): Promise<Lexicon> {
  const known = read.get(locale) ?? readLexicon(locale)
  read.set(locale, known)
  return known
}
