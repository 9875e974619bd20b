import { type Lexeme, lexicon } from './lexicon.data.ts'
import { listed } from './listed.ts'

const patterns = new Map<Lexeme, RegExp>()

/** Compiled when first needed: most processes never read an overview. */
function patternOf(lexeme: Lexeme): RegExp {
  const known = patterns.get(lexeme)
  if (known) return known
  const words = listed(lexicon[lexeme]).map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}[\\w'’-]*` : word))
  const pattern = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gu')
  patterns.set(lexeme, pattern)
  return pattern
}

const lexemes = Object.keys(lexicon).filter((key): key is Lexeme => Object.hasOwn(lexicon, key))

/** The themes that an English text touches (see lexicon.data.ts), each with the words that it was found by. */
export function lexemesOf(text: string): Map<Lexeme, readonly string[]> {
  const plain = text.toLowerCase()
  return new Map(
    lexemes.flatMap((lexeme): [Lexeme, string[]][] => {
      const found = plain.match(patternOf(lexeme))
      return found ? [[lexeme, [...new Set(found)]]] : []
    }),
  )
}
