import type { Locale } from '#src/domain/place/locale.ts'
import { buildLexicon } from './buildLexicon.ts'
import type { Lexicon } from './lexicon.ts'
import type { LexiconText } from './parseLines.ts'
import { phraseGroups } from './phraseGroups.ts'

/**
 * Parses the texts of a language's lexicon and grammar (format: README.md), and prepares them for matching.
 * @throws LexiconDataError like `parseLines`
 */
export function parseLexicon(locale: Locale, texts: readonly LexiconText[]): Lexicon {
  return buildLexicon(locale, phraseGroups(locale, texts))
}
