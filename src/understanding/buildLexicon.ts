import type { Locale } from '#src/domain/place/locale.ts'
import { isContent, type Lexicon, type Meaning, type PhraseGroup, singleMeaning } from './lexicon.ts'
import { lightStem } from './lightStem.ts'

/** Shortest word that a typing error is forgiven in. */
const shortestTyped = 5
/** Groups of phrases that are read without a pause. */
const slice = 25

/** The meaning of nothing. */
export const none: Meaning = { moods: new Map(), feels: new Map(), headsUps: new Set(), roles: new Set() }

/** What a phrase means that stands on several lines. */
export function joined(one: Meaning | undefined, other: Meaning): Meaning {
  if (!one) return other
  return {
    ...one,
    ...other,
    moods: new Map([...one.moods, ...other.moods]),
    feels: new Map([...one.feels, ...other.feels]),
    headsUps: new Set([...one.headsUps, ...other.headsUps]),
    roles: new Set([...one.roles, ...other.roles]),
  }
}

/** Prepares phrases for matching. Takes a few milliseconds for ten thousand of them. */
export function buildLexicon(locale: Locale, groups: readonly PhraseGroup[]): Lexicon {
  return finished(buildInSlices(locale, groups))
}

/** What a generator returns when nobody waits between its slices. */
export function finished<Value>(slices: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** The same as `buildLexicon`, in slices of a millisecond or two. */
export function* buildInSlices(locale: Locale, groups: readonly PhraseGroup[]): Generator<void, Lexicon> {
  const phrases = new Map<string, Meaning>()
  const beginnings = new Set<string>()
  const words = new Set<string>()
  const fill = new Set<string>()
  for (const [index, { meaning, phrases: own }] of groups.entries()) {
    if (index % slice === 0) yield
    for (const phrase of own) {
      const known = phrases.get(phrase)
      phrases.set(phrase, known ? joined(known, meaning) : meaning)
      let space = phrase.indexOf(' ')
      if (space < 0) {
        words.add(phrase)
        if (meaning.roles.has('fill')) fill.add(phrase)
        continue
      }
      for (let from = 0; ; space = phrase.indexOf(' ', from)) {
        words.add(space < 0 ? phrase.slice(from) : phrase.slice(from, space))
        if (space < 0) break
        beginnings.add(phrase.slice(0, space))
        from = space + 1
      }
    }
  }
  words.delete('*')
  yield
  noteNegations(phrases, fill)
  yield
  const byStem = yield* listed([...words].filter(isPlain), (word) => lightStem(word, locale))
  const byLetter = yield* listed([...words].filter(isTyped), (word) => word.slice(0, 1))
  return { locale, phrases, beginnings, words, fill, byStem, byLetter }
}

function isPlain(word: string): boolean {
  return !word.includes('*')
}

function isTyped(word: string): boolean {
  return word.length >= shortestTyped && !word.startsWith('*')
}

/** Marks the phrases of moods and feels that begin with a negation, with what the rest of them means by itself. */
function noteNegations(phrases: Map<string, Meaning>, fill: ReadonlySet<string>): void {
  for (const [phrase, meaning] of phrases) {
    const space = phrase.indexOf(' ')
    if (space < 0 || !isContent(meaning)) continue
    const roles = singleMeaning({ phrases }, phrase.slice(0, space))?.roles
    if (!roles?.has('not') && !roles?.has('without')) continue
    const rest = phrase.slice(space + 1).split(' ')
    const bare = rest.filter((word) => !fill.has(word))
    const negated = meaningAt(phrases, rest) ?? meaningAt(phrases, bare)
    phrases.set(phrase, { ...meaning, negates: negated && isContent(negated) ? negated : none })
  }
}

/** The meaning of words, each as it stands or by the longest pattern of its beginning. */
function meaningAt(phrases: ReadonlyMap<string, Meaning>, words: readonly string[], key = ''): Meaning | undefined {
  const [word, ...rest] = words
  if (word === undefined) return phrases.get(key)
  for (let length = word.length + 1; length > 1; length--) {
    const one = length > word.length ? word : `${word.slice(0, length)}*`
    const found = meaningAt(phrases, rest, key === '' ? one : `${key} ${one}`)
    if (found) return found
  }
  return undefined
}

function* listed(words: readonly string[], keyOf: (word: string) => string): Generator<void, Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [index, word] of words.entries()) {
    if (index % (20 * slice) === 0) yield
    const key = keyOf(word)
    const list = found.get(key)
    if (list) list.push(word)
    else found.set(key, [word])
  }
  return found
}
