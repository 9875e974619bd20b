import { numberOfWord, romanNumerals } from './numberWords.data.ts'

/** A name or a query, reduced to what counts when the two are compared. */
export interface NameWords {
  /** Folded words in their order; "&" is "and". */
  readonly words: readonly string[]
  /**
   * The spellings under which two names are the same: words joined, as typed and with numbers as digits, each with and
   * without a leading article. "The Godfather: Part II" has `thegodfatherpartii`, `godfatherpartii`, `godfather2`.
   */
  readonly keys: ReadonlySet<string>
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Articles of the five languages, which a searcher adds or leaves out at the beginning of a name. */
const articles = new Set('the a an der die das ein eine le la les l un une el los las una o os as um uma'.split(' '))
/** "and" in the five languages. */
const conjunctions = new Set(['and', 'und', 'et', 'y', 'e'])
/** Words that carry no meaning of their own beside others: articles, "and", "of" and "in". */
const smallWords = new Set([
  ...articles,
  ...conjunctions,
  ...'of in on at to de du des da do dos das del d von dem den im en au aux em no na'.split(' '),
])
/** Words before the number of a sequel. */
const partWords = new Set(
  'part vol volume chapter episode season teil kapitel folge staffel parte capitulo temporada partie chapitre saison'.split(
    ' ',
  ),
)

/** Folds a text: no accents, ligatures or case, "&" as a word, no apostrophes ("it's"; but French "d'horreur" is two). */
function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\p{L}\p{N}])([dl])['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .normalize('NFC')
}

/** Splits a text into folded words of letters and digits: "WALL·E" becomes `wall`, `e`. */
export function splitName(text: string): string[] {
  return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Reduces a name or a query to its words and spellings. @param text any text */
export function nameWords(text: string): NameWords {
  return fromWords(splitName(text))
}

/** Like `nameWords`, for words that are split already. */
export function fromWords(words: readonly string[]): NameWords {
  const keys = new Set<string>()
  for (const variant of [words, canonical(words)]) {
    keys.add(variant.join(''))
    const [first = '', ...others] = variant
    // The first "la" of "la la land" is none that could be left out of "la la".
    if (articles.has(first) && others.some((word) => !articles.has(word))) keys.add(others.join(''))
  }
  keys.delete('')
  return { words, keys }
}

/** Whether a word says little of what is searched: an article, "and", "of". */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word)
}

/**
 * A word as it is compared: a number word or a Roman numeral from II on as digits ("twelve", "xii": "12").
 * `x`, `v` and `i` are letters as often as numbers, and stay.
 */
export function canonicalWord(word: string): string {
  return numberOfWord.get(word) ?? romanNumerals.get(word) ?? word
}

/** Words without "and" and without "part" before a number, numbers as digits. */
function canonical(words: readonly string[]): string[] {
  const known = words.map(canonicalWord)
  return known.filter((word, index) => {
    if (conjunctions.has(word) && index > 0 && index < known.length - 1) return false
    return !(index > 0 && partWords.has(word) && /^\d+$/.test(known[index + 1] ?? ''))
  })
}
