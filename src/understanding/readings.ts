import { differentLetters, editDistance, letterBits } from '#src/domain/title/editDistance.ts'
import { type Lexicon, singleMeaning } from './lexicon.ts'
import { lightStem } from './lightStem.ts'

/** A word or pattern of the lexicon that a typed word stands for, and what that costs: 0 as written, 1 a typing error. */
export interface Reading {
  readonly word: string
  readonly cost: number
}

/** What each way of reading a word costs. */
export const costs = { pattern: 0.02, squeezed: 0.1, inflected: 0.2, typo: 1, mistaken: 0.2 } as const
/** Beginnings that turn a word into its opposite. */
const opposites = /^(?:un|in|im|ir|il|dis|des|de|mal|non|an|a)/
/** Number of best readings with typing errors that are kept. */
const mostTypos = 3
/** Longest ending that a pattern forgives when its beginning holds a typing error. */
const longestEnding = 3

/** Length up to which the first letter must be right, and a pattern's ending is not guessed as well. */
const shortWord = 6

/** How many typing errors a word of a length may hold: none up to 4 letters, one up to 8, then two. */
function typosIn(length: number): number {
  if (length <= 4) return 0
  return length <= 8 ? 1 : 2
}

/**
 * The words of a lexicon that a typed word stands for: as written, by a pattern, with another ending, with letters
 * repeated ("soooo"); only where there are none, with typing errors. Never a word's opposite.
 */
export function readingsOf(typed: string, lexicon: Lexicon): readonly Reading[] {
  let memory = known.get(lexicon)
  if (!memory || memory.size >= mostKnown) {
    memory = new Map()
    known.set(lexicon, memory)
  }
  const before = memory.get(typed)
  if (before) return before
  const found = findReadings(typed, lexicon)
  memory.set(typed, found)
  return found
}

/** Readings of words before, because a line is read anew with each letter that is typed. */
const known = new WeakMap<Lexicon, Map<string, readonly Reading[]>>()
const mostKnown = 1000

function findReadings(typed: string, lexicon: Lexicon): readonly Reading[] {
  const found = plainReadings(typed, lexicon)
  if (lexicon.fill.has(typed)) return found
  // A pattern that stands in phrases only does not say that the word was meant: "sacrifca" may be "sacrifi*".
  if (found.some(({ word, cost }) => cost === 0 || singleMeaning(lexicon, word))) return found
  if (/(\p{L})\1\1/u.test(typed)) {
    for (const squeezed of [
      typed.replace(/(.)\1{2,}/g, '$1$1'),
      typed.replace(/(.)\1{2,}/g, '$1'),
      typed.replace(/(.)\1+/g, '$1'),
    ]) {
      const plain = plainReadings(squeezed, lexicon)
      if (plain.length > 0) return plain.map(({ word, cost }) => ({ word, cost: cost + costs.squeezed }))
    }
  }
  return [...found, ...typoReadings(typed, lexicon)]
}

/** Readings without typing errors. */
export function plainReadings(typed: string, lexicon: Lexicon): Reading[] {
  const { words, byStem, locale } = lexicon
  const found = new Map<string, number>()
  if (words.has(typed)) found.set(typed, 0)
  for (let length = 2; length <= typed.length; length++) {
    const beginning = `${typed.slice(0, length)}*`
    if (words.has(beginning)) found.set(beginning, costs.pattern)
    const ending = `*${typed.slice(typed.length - length)}`
    if (words.has(ending)) found.set(ending, 2 * costs.pattern)
  }
  for (const word of byStem.get(lightStem(typed, locale)) ?? []) {
    if (!found.has(word)) found.set(word, costs.inflected)
  }
  return [...found].map(([word, cost]) => ({ word, cost }))
}

function typoReadings(typed: string, { byLetter }: Lexicon): Reading[] {
  const most = typosIn(typed.length)
  if (most === 0 || !/^\p{L}+$/u.test(typed)) return []
  const bits = letterBits(typed)
  const found: Reading[] = []
  // The first letter is right, or swapped with the second.
  for (const letter of typed.length <= shortWord ? [typed.slice(0, 1)] : new Set([typed[0] ?? '', typed[1] ?? ''])) {
    for (const word of byLetter.get(letter) ?? []) {
      if (letter !== typed[0] && (word[1] ?? '') !== typed[0]) continue
      const cost = typoCost(typed, word, bits, most)
      if (cost !== null) found.push({ word, cost })
    }
  }
  const least = Math.min(...found.map(({ cost }) => cost))
  return found.filter(({ cost }) => cost === least).slice(0, mostTypos)
}

/** What it costs that a word was typed as it was, or null where it is another. */
function typoCost(typed: string, pattern: string, bits: number, most: number): number | null {
  const word = pattern.endsWith('*') ? pattern.slice(0, -1) : pattern
  const bound = Math.min(most, typosIn(word.length))
  if (bound === 0 || typed.length < word.length - bound) return null
  const endings = word === pattern ? 0 : word.length <= shortWord ? 1 : longestEnding
  if (typed.length > word.length + bound + endings) return null
  if (word === pattern && differentLetters(bits, letterBits(word)) > 2 * bound) return null
  let least: number | null = null
  for (let cut = 0; cut <= endings; cut++) {
    const beginning = typed.slice(0, typed.length - cut)
    if (beginning.length < word.length - bound) break
    const typos = editDistance(beginning, word, bound)
    const isSwapped = isMistaken(beginning, word)
    if (typos > bound || (isSwapped && typed.length <= shortWord && !isNearMiss(beginning, word))) continue
    const cost = costs.typo * typos + (isSwapped ? costs.mistaken : 0)
    least = Math.min(least ?? cost, cost)
  }
  return least === null || isOpposite(typed, word) ? null : least
}

/** Whether a letter was mistaken for another, which happens less often than that one is left out, doubled or swapped. */
function isMistaken(typed: string, word: string): boolean {
  return typed.length === word.length && letterBits(typed) !== letterBits(word)
}

/** Keys beside each other, and letters that sound alike. */
const neighbours =
  'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa wz az sx dc rf tg yh uj ik ol'
const alike = 'sz sc ck kq bv fv td pb gj iy ei ea ou xs xz'
const nearLetters = new Set(`${neighbours} ${alike}`.split(' ').flatMap((pair) => [pair, [...pair].reverse().join('')]))

/** Whether the one letter that differs is likely to be mistaken for the other. */
function isNearMiss(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== word[place])
  return nearLetters.has(`${typed[at]}${word[at]}`)
}

function isOpposite(one: string, other: string): boolean {
  const bare = (word: string): string => word.replace(opposites, '')
  return bare(one) === other || bare(other) === one
}
