import type { Locale } from '#src/domain/place/locale.ts'
import { buildLexicon } from './buildLexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { phraseGroups } from './phraseGroups.ts'

/**
 * Parses the texts of a language's lexicon and grammar (format: README.md), and prepares them for matching.
 * @throws Error with the line, where a target is unknown or a line has no phrases
 */
export function parseLexicon(locale: Locale, texts: readonly string[]): Lexicon {
  return buildLexicon(locale, phraseGroups(locale, texts))
}
