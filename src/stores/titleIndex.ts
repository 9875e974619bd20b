import { atom } from 'nanostores'
import type { Locale } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { fold, matchTypo, matchWord, searchedWords, wordsOf } from '#src/domain/title/matchWord.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'

export interface Suggestion {
  readonly id: string
  readonly title: string
  readonly year: number
}

/**
 * A part of the index: tuples of id, title and year, kept compact because it is fetched as a whole. Not by z.tuple, which
 * would stand in every page's script (250 bytes) for what a search box loads.
 */
const indexSchema = z.array(
  z.custom<readonly [id: TitleId, title: string, year: number]>(
    (entry) =>
      Array.isArray(entry) &&
      titleIdSchema.safeParse(entry[0]).success &&
      typeof entry[1] === 'string' &&
      typeof entry[2] === 'number',
  ),
)

/** Somebody who takes part in several titles. */
export interface NamedPerson {
  readonly person: string
  /** Of the shelf. */
  readonly titles: number
}

/** Name and number of titles. */
const peopleSchema = z.array(
  z.custom<readonly [person: string, titles: number]>(
    (entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  ),
)

const shown = 6
const peopleShown = 2
/** Letters of each word from which on people are suggested. */
const leastOfName = 2

/** The titles of the index, best rated first, as far as it is loaded. */
export const $indexed = atom<readonly Suggestion[]>([])

/** The people of the index, the busiest first; none until they are loaded, after the titles. */
export const $indexedPeople = atom<readonly NamedPerson[]>([])

/** A title's name in the page's language; undefined while the index is not loaded, and for titles that it lacks. */
export function indexedName(id: string): string | undefined {
  return $indexed.get().find((title) => title.id === id)?.title
}

/** Returns title suggestions for a text; none until the index is loaded. */
export const $suggest = atom<(text: string) => readonly Suggestion[]>(() => [])

/** Returns names of people for a text; none until they are loaded, after the titles. */
export const $suggestPeople = atom<(text: string) => readonly string[]>(() => [])

let loading: Promise<void> | undefined

/**
 * Fetches the title index once, on first focus of the search box: the best rated titles, which are suggested as soon as
 * they are there, then the others. After a failure the next focus tries again.
 */
export function loadTitleIndex(locale: Locale): Promise<void> {
  loading ??= load(locale).catch(() => {
    loading = undefined
  })
  return loading
}

async function load(locale: Locale): Promise<void> {
  const first = await partOf(locale)
  take(first)
  take([...first, ...(await partOf(`${locale}-more`))])
  const people = peopleSchema.parse(await json('people')).map(([person, titles]) => ({ person, titles }))
  $indexedPeople.set(people)
  $suggestPeople.set(suggestPeopleFrom(people.map(({ person }) => person)))
}

function take(titles: readonly Suggestion[]): void {
  $indexed.set(titles)
  $suggest.set(suggestFrom(titles))
}

async function partOf(name: string): Promise<Suggestion[]> {
  return indexSchema.parse(await json(name)).map(([id, title, year]) => ({ id, title, year }))
}

async function json(name: string): Promise<unknown> {
  const response = await fetch(`/title-index/${name}.json`)
  if (!response.ok) throw new Error(`the title index answered ${response.status}`)
  return await response.json()
}

/**
 * Matches names that contain every word, the last of which may be a beginning: whole names are typed, so that a short
 * word of a title does not bring up people.
 * @param people the busiest first
 */
function suggestPeopleFrom(people: readonly string[]): (text: string) => readonly string[] {
  const texts = people.map(fold)
  return (text) => {
    const matches = searchedWords(text).map((word) => (word.length < leastOfName ? null : matchWord(texts, word)))
    const [first] = matches
    if (!first) return []
    return [...first.keys()]
      .filter((index) => matches.every((match) => match?.has(index)))
      .flatMap((index) => people[index] ?? [])
      .slice(0, peopleShown)
  }
}

/**
 * Matches titles that contain every word; the last word may be a prefix. Titles that start with the text rank higher.
 * A word without an exact match is matched with typo tolerance.
 */
function suggestFrom(titles: readonly Suggestion[]): (text: string) => readonly Suggestion[] {
  const texts = titles.map(({ title }) => fold(title))
  return (text) => {
    const whole = wordsOf(text).join(' ')
    const matches = searchedWords(text).map((word) => {
      const exact = matchWord(texts, word)
      return exact.size > 0 ? exact : matchTypo(texts, word)
    })
    const [first] = matches
    if (!first) return []
    const score = (index: number): number =>
      matches.reduce((sum, match) => sum + (match.get(index) ?? 0), texts[index]?.startsWith(whole) ? 1 : 0)
    const matching = [...first.keys()]
      .filter((index) => matches.every((match) => match.has(index)))
      .sort((a, b) => score(b) - score(a))
      .flatMap((index) => titles[index] ?? [])
    // A title with a regional name stands twice in the index.
    return matching.filter(({ id }, at) => matching.findIndex((other) => other.id === id) === at).slice(0, shown)
  }
}
