import UFuzzy from '@leeoniya/ufuzzy'

/** Match strengths: whole word, prefix of a word, or one typo. */
const strengths = { whole: 1, beginning: 0.5, typo: 0.25 } as const

/** Minimum lengths: shorter words match no typos (4) and no prefixes (3). */
const shortestWithTypo = 4
const shortestBeginning = 3
/** Upper bound for typo matching: the generated pattern grows with the square of a word's length. */
const longestWithTypo = 24
/** Upper bound of words per search; even the longest titles are identified by fewer. */
const mostWords = 10

/**
 * uFuzzy's single-error mode: one substitution, deletion, insertion or transposition within an otherwise whole word.
 * Texts are folded (see `fold`), so a to z cover the Latin letters.
 */
const withTypos: UFuzzy.Options = {
  intraMode: 1,
  intraChars: '[a-z\\d]',
  intraContr: '(?!)',
  interLft: 2,
  interRgt: 2,
  // Results are never sorted here; uFuzzy's default comparator would create an Intl.Collator.
  compare: () => 0,
}
let typos: UFuzzy | undefined

/** Normalizes a text for search: strips diacritics and lower-cases, "Amélie" becomes "amelie". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Splits a query into folded words of letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
}

/** The first ten distinct words of a query; the limit bounds a search's cost for any input. */
export function searchedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, mostWords)
}

/**
 * Finds texts that contain a word, either whole or (from three letters on) as a prefix. Words that do not begin with a
 * Latin letter or digit match as any substring, because some scripts put no spaces between words.
 * @param texts folded texts (see `fold`)
 * @param word one folded word (see `wordsOf`)
 * @returns the index of each matching text with its strength: 0.5 (prefix) or 1 (whole word)
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
 * Finds texts that contain a word of 4 to 24 letters with exactly one typo; the first letter must be right.
 * @returns the index of each matching text, with strength 0.25
 */
export function matchTypo(texts: readonly string[], word: string): ReadonlyMap<number, number> {
  if (word.length < shortestWithTypo || word.length > longestWithTypo) return new Map()
  // uFuzzy never mutates its haystack, but its types require a mutable array.
  const haystack = texts as string[]
  typos ??= new UFuzzy(withTypos)
  const places = typos.filter(haystack, word)
  // uFuzzy returns null for a needle without characters of its alphabet.
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
  // Fast path: nearly all texts are ASCII, where comparing is ten times as fast as the regular expression.
  if (character < '\u0080') return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
  return /\p{L}/u.test(character)
}
