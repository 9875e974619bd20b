import { canonicalWord, isSmallWord, type NameWords } from './nameWords.ts'

/**
 * How a query matches a name, best first: it is the name, its beginning (whole words), its beginning within a word, all
 * of its words stand in the name, or all begin a word of it.
 */
export type NameMatch = 'same' | 'start' | 'beginning' | 'words' | 'wordBeginnings'

/** Minimum length of a word that matches as the beginning of another, unless it begins the name. */
const shortestBeginning = 3
/** Minimum length of a query that, with its words joined, matches within a word of a name. */
const shortestJoined = 5

/**
 * Matches a query with one name. Words may be joined or split: "starwars", "wall e" for "WALL·E".
 * @returns null where the name lacks a word of the query
 */
export function nameMatch(query: NameWords, name: NameWords): NameMatch | null {
  for (const key of query.keys) if (name.keys.has(key)) return 'same'
  return matchStart(query, name) ?? matchWords(query.words, name.words)
}

function matchStart({ keys }: NameWords, { words, keys: nameKeys }: NameWords): NameMatch | null {
  let best: NameMatch | null = null
  for (const key of keys) {
    for (const nameKey of nameKeys) {
      if (!nameKey.startsWith(key)) continue
      if (endsAtWord(key.length, nameKey, words)) return 'start'
      if (key.length >= shortestJoined || nameKey.length - key.length <= 2) best = 'beginning'
    }
  }
  return best
}

/** Whether a number of characters from the beginning of a spelling ends where a word of the name does. */
function endsAtWord(length: number, spelling: string, words: readonly string[]): boolean {
  // The spelling may lack an article at its beginning; its words are counted from the end.
  let at = spelling.length
  for (let index = words.length - 1; index > 0 && at > length; index--) at -= words[index]?.length ?? 0
  return at === length
}

function matchWords(query: readonly string[], name: readonly string[]): NameMatch | null {
  const wanted = contentWords(query)
  if (wanted.length === 0 || name.length === 0) return null
  const whole = new Set(name.flatMap((word, index) => [word, canonicalWord(word), word + (name[index + 1] ?? '')]))
  let isWhole = true
  for (let index = 0; index < wanted.length; index++) {
    const word = wanted[index] ?? ''
    if (whole.has(word) || whole.has(canonicalWord(word))) continue
    if (whole.has(word + (wanted[index + 1] ?? ''))) {
      index++
      continue
    }
    isWhole = false
    if (word.length < shortestBeginning || !name.some((one) => one.startsWith(word))) return null
  }
  return isWhole ? 'words' : 'wordBeginnings'
}

/** The words that say something; all of them where none does ("of the"). */
export function contentWords(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !isSmallWord(word))
  return own.length > 0 ? own : words
}
