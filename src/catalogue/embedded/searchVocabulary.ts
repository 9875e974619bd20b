import { differentLetters, editDistance, letterBits, typosIn } from '#src/domain/title/editDistance.ts'
import { canonicalWord } from '#src/domain/title/nameWords.ts'
import type { SearchEntry } from './searchEntries.ts'

/** A known word that a typed word stands for, with the number of typing errors between them. */
export interface Reading {
  readonly word: string
  readonly typos: number
}

/** Minimum length of a word whose first letter may be missing. */
const shortestLackingFirst = 5

/** All words of the names; made when a search first finds nothing as typed. */
export interface SearchVocabulary {
  /** Entries that hold a word. */
  readonly holding: (word: string) => readonly SearchEntry[]
  /** People and franchises with exactly this spelling (see `NameWords.keys`). */
  readonly called: (key: string) => readonly SearchEntry[]
  /** Words that a typed word may stand for. Its first letter must be right, or be missing. */
  readonly readings: (word: string) => readonly Reading[]
}

/** Creates the vocabulary of names. */
export function searchVocabulary(entries: readonly SearchEntry[]): SearchVocabulary {
  const byWord = new Map<string, SearchEntry[]>()
  const byKey = new Map<string, SearchEntry[]>()
  for (const entry of entries) {
    const words = entry.text.slice(1, -1).split(' ')
    for (const [index, word] of words.entries()) {
      add(byWord, word, entry)
      const number = canonicalWord(word)
      if (number !== word) add(byWord, number, entry)
      // Neighbours joined, so that "spidermann" is near to "spider man".
      const next = words[index + 1]
      if (entry.field !== 'person' && next !== undefined) add(byWord, word + next, entry)
    }
    if (entry.field === 'person' || entry.field === 'franchise') add(byKey, entry.joined, entry)
  }
  const byLetter = new Map<string, string[]>()
  for (const word of byWord.keys()) {
    const first = word.slice(0, 1)
    const known = byLetter.get(first)
    if (known) known.push(word)
    else byLetter.set(first, [word])
  }

  return {
    holding: (word) => byWord.get(word) ?? [],
    called: (key) => byKey.get(key) ?? [],
    readings: (typed) => {
      const most = typosIn(typed.length)
      if (most === 0) return []
      const bits = letterBits(typed)
      // "night" and "knight". Looked up: to go through all words takes longer than the rest of a search.
      const lacksFirst =
        typed.length < shortestLackingFirst
          ? []
          : [...byLetter.keys()].map((first) => first + typed).filter((word) => byWord.has(word))
      return [...(byLetter.get(typed.slice(0, 1)) ?? []), ...lacksFirst].flatMap((word) => {
        if (Math.abs(word.length - typed.length) > most) return []
        if (differentLetters(bits, letterBits(word)) > 2 * most) return []
        const typos = editDistance(typed, word, most)
        return typos <= most && isLikely(typed, word) ? [{ word, typos }] : []
      })
    },
  }
}

/** In a word of four letters, a mistaken letter makes another word; one left out, added or swapped is a slip. */
function isLikely(typed: string, word: string): boolean {
  return typed.length > 4 || typed.length !== word.length || letterBits(typed) === letterBits(word)
}

function add(map: Map<string, SearchEntry[]>, key: string, entry: SearchEntry): void {
  const known = map.get(key)
  if (!known) map.set(key, [entry])
  else if (known.at(-1) !== entry) known.push(entry)
}
