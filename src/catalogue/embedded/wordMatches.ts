import { contentWords } from '#src/domain/title/nameMatch.ts'
import { canonicalWord, type NameWords } from '#src/domain/title/nameWords.ts'
import { numberOfWord, romanNumerals } from '#src/domain/title/numberWords.data.ts'
import type { SearchEntry } from './searchEntries.ts'
import type { Reading, SearchVocabulary } from './searchVocabulary.ts'

/** Minimum length of a word that matches as the beginning of another. */
const shortestBeginning = 3
/** Share of a query's words or letters that a nearest name holds at least. */
const nearShare = 0.5

/** Numbers in digits and the words for them. */
const spellings = new Map<string, string[]>()
for (const [word, digits] of [...numberOfWord, ...romanNumerals]) {
  spellings.set(digits, [...(spellings.get(digits) ?? [digits]), word])
}

/**
 * Entries that may match a query as typed: they hold all of its words, or one of its spellings. A quick look at folded
 * texts; `nameMatch` decides.
 */
export function possibleEntries(entries: readonly SearchEntry[], { words, keys }: NameWords): readonly SearchEntry[] {
  const wanted = contentWords(words).map((word) => spellings.get(canonicalWord(word)) ?? [word])
  const longKeys = [...keys].filter((key) => key.length >= shortestBeginning)
  const holds = ({ text, joined }: SearchEntry, word: string): boolean =>
    word.length < shortestBeginning && isLatin(word) ? text.includes(` ${word} `) : joined.includes(word)
  return entries.filter(
    (entry) =>
      wanted.every((variants) => variants.some((word) => holds(entry, word))) ||
      longKeys.some((key) => entry.joined.includes(key)) ||
      keys.has(entry.joined),
  )
}

/** Whether an entry in a script without spaces holds the query anywhere. */
export function holdsUnspaced({ joined }: SearchEntry, query: string): boolean {
  return query.length >= 2 && !isLatin(query) && joined.includes(query)
}

function isLatin(text: string): boolean {
  return /^[\x20-\x7e]/.test(text)
}

interface Corrected {
  readonly words: string[]
  typos: number
}

/** Entries that hold all content words of a query with typing errors, and the query without these errors. */
export function correctedEntries(
  { holding, readings }: SearchVocabulary,
  words: readonly string[],
): ReadonlyMap<SearchEntry, Readonly<Corrected>> {
  const wanted = contentWords(words)
  const found = new Map<SearchEntry, Corrected>()
  for (const [at, typed] of wanted.entries()) {
    const best = new Map<SearchEntry, Reading>()
    for (const reading of [{ word: typed, typos: 0 }, { word: canonicalWord(typed), typos: 0 }, ...readings(typed)]) {
      for (const entry of holding(reading.word)) {
        if (reading.typos < (best.get(entry)?.typos ?? Number.POSITIVE_INFINITY)) best.set(entry, reading)
      }
    }
    for (const [entry, { word, typos }] of best) {
      const known = found.get(entry) ?? { words: [], typos: 0 }
      // An entry that lacks an earlier word is out.
      if (known.words.length !== at) continue
      known.words.push(word)
      known.typos += typos
      found.set(entry, known)
    }
  }
  for (const [entry, known] of found) if (known.words.length < wanted.length) found.delete(entry)
  return found
}

/** Names and people that hold the larger part of a query, with that share. */
export function nearestEntries(
  { holding }: SearchVocabulary,
  words: readonly string[],
): ReadonlyMap<SearchEntry, number> {
  const wanted = contentWords(words)
  if (wanted.length < 2) return new Map()
  const letters = wanted.join('').length
  const shares = new Map<SearchEntry, number>()
  for (const word of new Set(wanted)) {
    if (word.length < shortestBeginning || /^\d+$/.test(word)) continue
    const share = Math.max(word.length / letters, 1 / wanted.length)
    for (const entry of holding(word)) {
      // A name in another language would not look near.
      if (entry.field !== 'other') shares.set(entry, (shares.get(entry) ?? 0) + share)
    }
  }
  for (const [entry, share] of shares) if (share < nearShare) shares.delete(entry)
  return shares
}
