import { differentLetters, editDistance, letterBits, typosIn } from '#src/domain/title/editDistance.ts'
import { canonicalWord, fromWords, isSmallWord, type NameWords, splitName } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { SearchTexts } from './searchTexts.ts'
import { franchiseNames } from './shortNames.data.ts'

/** What a name belongs to: the shown or original title, a name besides, a person, or a franchise. */
export type Field = 'own' | 'other' | 'person' | 'franchise'

export interface Entry {
  readonly field: Field
  readonly name: NameWords
  /** Indexes of the titles, and for a person their place among the people of each. */
  readonly titles: readonly number[]
  readonly places: readonly number[]
}

/** A word of the index that a typed word stands for, with the number of typing errors between them. */
export interface Reading {
  readonly word: string
  readonly typos: number
}

export interface SearchIndex {
  readonly entries: readonly Entry[]
  /** Entries with exactly this spelling (see `NameWords.keys`). */
  readonly spelled: (key: string) => readonly Entry[]
  /** Entries with a spelling that begins so, at most `mostStarting`. */
  readonly starting: (key: string) => readonly Entry[]
  /** Entries that hold a word. */
  readonly holding: (word: string) => readonly Entry[]
  /** Words that begin so. */
  readonly beginning: (start: string) => readonly string[]
  /** Words that a typed word may stand for. Its first letter must be right. */
  readonly readings: (word: string) => readonly Reading[]
}

const mostStarting = 400
const mostBeginning = 300

/** Creates the index of all names. */
export function searchIndex(titles: readonly Title[], texts: SearchTexts): SearchIndex {
  const entries = entriesOf(titles, texts)
  const byKey = new Map<string, Entry[]>()
  const byWord = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const key of entry.name.keys) add(byKey, key, entry)
    for (const word of wordsOfEntry(entry)) add(byWord, word, entry)
  }
  const keys = [...byKey.keys()].sort()
  const words = [...byWord.keys()].sort()
  const bits = new Map(words.map((word) => [word, letterBits(word)]))
  return {
    entries,
    spelled: (key) => byKey.get(key) ?? [],
    starting: (key) => startingWith(keys, key, mostStarting).flatMap((one) => byKey.get(one) ?? []),
    holding: (word) => byWord.get(word) ?? [],
    beginning: (start) => startingWith(words, start, mostBeginning),
    readings: (word) => {
      const most = typosIn(word.length)
      if (most === 0) return []
      const own = letterBits(word)
      return startingWith(words, word.slice(0, 1), words.length).flatMap((one) => {
        if (Math.abs(one.length - word.length) > most) return []
        if (differentLetters(own, bits.get(one) ?? 0) > 2 * most) return []
        const typos = editDistance(word, one, most)
        return typos <= most && isLikely(word, one) ? [{ word: one, typos }] : []
      })
    },
  }
}

/** In a word of four letters, a mistaken letter makes another word; one left out, added or swapped is a slip. */
function isLikely(typed: string, word: string): boolean {
  return typed.length > 4 || typed.length !== word.length || letterBits(typed) === letterBits(word)
}

function entriesOf(titles: readonly Title[], texts: SearchTexts): Entry[] {
  const entries: Entry[] = []
  const people = new Map<string, { titles: number[]; places: number[] }>()
  const franchises = new Map<string, number[]>()
  for (const [index, { title, englishTitle, franchise }] of titles.entries()) {
    const own = new Set(split(texts.names[index]))
    if (englishTitle !== undefined) own.add(splitName(title).join(' '))
    const others = split(texts.otherNames[index]).filter((name) => !own.has(name))
    for (const name of own) entries.push(entryOf('own', name, [index]))
    for (const name of others) entries.push(entryOf('other', name, [index]))
    for (const [place, person] of split(texts.people[index]).entries()) {
      const known = people.get(person) ?? { titles: [], places: [] }
      people.set(person, known)
      known.titles.push(index)
      known.places.push(place)
    }
    if (franchise) franchises.set(franchise, [...(franchises.get(franchise) ?? []), index])
  }
  for (const [name, { titles: of, places }] of people) entries.push(entryOf('person', name, of, places))
  for (const [franchise, of] of franchises) {
    for (const name of [franchise.replaceAll('-', ' '), ...(franchiseNames[franchise]?.split(', ') ?? [])]) {
      entries.push(entryOf('franchise', name, of))
    }
  }
  return entries
}

function entryOf(field: Field, name: string, titles: readonly number[], places: readonly number[] = []): Entry {
  return { field, name: fromWords(name.split(' ')), titles, places }
}

/** The words of an entry, numbers also as digits; of names, neighbours joined, so that "spiderman" is found. */
function wordsOfEntry({ field, name: { words } }: Entry): Set<string> {
  const all = new Set(words.flatMap((word) => [word, canonicalWord(word)]))
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (field !== 'person' && next && !isSmallWord(word) && !isSmallWord(next)) all.add(word + next)
  }
  return all
}

function split(names: string | undefined): string[] {
  return names ? names.split('|') : []
}

function add(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = map.get(key)
  if (known) known.push(entry)
  else map.set(key, [entry])
}

/** The texts of a sorted list that begin so. */
function startingWith(sorted: readonly string[], start: string, most: number): string[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; at < sorted.length && found.length < most; at++) {
    const one = sorted[at] ?? ''
    if (!one.startsWith(start)) break
    found.push(one)
  }
  return found
}
