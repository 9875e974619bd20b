import UFuzzy from '@leeoniya/ufuzzy'

/** How well a word stands in a text: as a whole word, as a word's beginning, or with one typo. */
const strengths = { whole: 1, beginning: 0.5, typo: 0.25 } as const

/** Words of fewer letters must be spelled right; still shorter ones must be whole. */
const shortestWithTypo = 4
const shortestBeginning = 3
/** Longer words are none that anybody mistyped, and the pattern of a word's typos grows with the square of its length. */
const longestWithTypo = 24
/** A search looks for so many words at most; the longest titles are found by fewer. */
const mostWords = 10

/** One letter wrong, missing, added or swapped with its neighbour, in a word that is whole otherwise. Texts are folded, so a to z are all of its letters. */
const withTypos: UFuzzy.Options = {
  intraMode: 1,
  intraChars: '[a-z\\d]',
  intraContr: '(?!)',
  interLft: 2,
  interRgt: 2,
  // Nothing is sorted here; the library's own way of comparing loads a collation first.
  compare: () => 0,
}
let typos: UFuzzy | undefined

/** A text as it is searched: accents and case fold away, "Amélie" reads "amelie". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of what somebody typed, folded. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
}

/** The words that a search looks for: each once, the first ten, so that no text makes it take long. */
export function searchedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, mostWords)
}

/**
 * The texts in which a word stands as it is, whole or (from three letters on) as another's beginning. Names in scripts that put no spaces between words are
 * found by any part.
 * @param texts folded texts (see `fold`)
 * @param word one folded word (see `wordsOf`)
 * @returns the index of each text that matches, with how well: 0.5 (a beginning) or 1 (the whole word)
 */
export function matchWord(texts: readonly string[], word: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const [index, text] of texts.entries()) {
    const strength = strengthIn(text, word)
    if (strength > 0) found.set(index, strength)
  }
  return found
}

/**
 * The texts in which a word stands with one typo (from four letters on; its first letter is never the typo).
 * @returns the index of each text that matches, with 0.25
 */
export function matchTypo(texts: readonly string[], word: string): ReadonlyMap<number, number> {
  if (word.length < shortestWithTypo || word.length > longestWithTypo) return new Map()
  // The library reads its haystack only, though its types do not say so.
  const haystack = texts as string[]
  typos ??= new UFuzzy(withTypos)
  const places = typos.filter(haystack, word)
  // A word of other letters than its own alphabet's is no word for the library.
  if (!places) return new Map()
  return new Map(typos.info(places, haystack, word).idx.map((index) => [index, strengths.typo]))
}

function strengthIn(text: string, word: string): number {
  const isSpaced = /^[a-z\d]/.test(word)
  let best = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isSpaced && isLetter(text[at - 1])) continue
    if (!isLetter(text[at + word.length])) return strengths.whole
    if (word.length >= shortestBeginning || !isSpaced) best = strengths.beginning
  }
  return best
}

function isLetter(character: string | undefined): boolean {
  if (character === undefined) return false
  // Nearly all texts are ASCII, where comparing is ten times as fast as a pattern.
  if (character < '\u0080') return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
  return /\p{L}/u.test(character)
}
