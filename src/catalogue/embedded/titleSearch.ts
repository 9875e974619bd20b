import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch'
import type { FeelId } from '#src/domain/feel.ts'
import type { Title } from '#src/domain/title.ts'

/** Words a visitor may use for a feel or a genre, in the language searched in. */
export type WordsFor = (title: Title) => { readonly feels: readonly string[]; readonly genres: readonly string[] }

interface Indexed {
  readonly id: string
  readonly title: string
  /** The original and the English title, where they are others. */
  readonly otherTitles: string
  readonly people: string
  readonly genres: string
  readonly feels: string
}

/** Accents fold, case folds, and a hyphen joins as a space would: "amelie" finds "Amélie". */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Edits that a word of so many letters may be away: none in the shortest, one in most, two in the long ones. */
function typosIn(term: string): number {
  if (term.length < 4) return 0
  return term.length < 9 ? 1 : 2
}

/** The spellings of a word in which two neighbouring letters are swapped: the commonest typo, and two edits to an index. */
function swapped(term: string): string[] {
  return Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => {
    const [a = '', b = ''] = term.slice(at, at + 2)
    return term.slice(0, at) + b + a + term.slice(at + 2)
  })
}

/** How words are indexed and found; an index works only with the options that it was made with. */
const options: Options<Indexed> = {
  fields: ['title', 'otherTitles', 'people', 'genres', 'feels'],
  processTerm: (term) => fold(term) || null,
  searchOptions: {
    processTerm: (term) => fold(term) || null,
    boost: { title: 6, otherTitles: 4, people: 2, genres: 1, feels: 1 },
    prefix: (term) => term.length >= 3,
    fuzzy: typosIn,
    weights: { fuzzy: 0.25, prefix: 0.5 },
  },
}

/** The index of titles that `titleSearch` looks into, as plain data: the build makes it for the functions, to which it would cost 200 ms. */
export function indexTitles(titles: readonly Title[], wordsFor: WordsFor): AsPlainObject {
  const index = new MiniSearch<Indexed>(options)
  index.addAll(
    titles.map((title): Indexed => {
      const words = wordsFor(title)
      return {
        id: title.id,
        title: title.title,
        otherTitles: [title.originalTitle, title.englishTitle ?? ''].filter((other) => other !== title.title).join(' '),
        people: title.people.join(' '),
        genres: words.genres.join(' '),
        feels: words.feels.join(' '),
      }
    }),
  )
  return index.toJSON()
}

/**
 * Full-text search over titles: by title, original title, people, genre and feel words, best match first; forgives typos and accents.
 * All words must match; when nothing does, any may.
 */
export function titleSearch(titles: readonly Title[], indexed: AsPlainObject): (text: string) => readonly Title[] {
  const byId = new Map(titles.map((title) => [title.id, title]))
  const vocabulary = new Set(indexed.index.map(([term]) => term))
  const index = MiniSearch.loadJS<Indexed>(indexed, options)
  const boostDocument = (id: unknown): number => 1 + (byId.get(String(id))?.rating ?? 0) / 400
  /** Each word may match as it stands or with two letters swapped, where that makes a word that exists. */
  const spellings = (text: string): Query[] =>
    text
      .split(/[\s\p{P}]+/u)
      .filter(Boolean)
      .map((word) => {
        const term = fold(word)
        const others = vocabulary.has(term) ? [] : swapped(term).filter((spelling) => vocabulary.has(spelling))
        return { combineWith: 'OR', queries: [word, ...others] }
      })
  return (text) => {
    const queries = spellings(text)
    const all = index.search({ combineWith: 'AND', queries }, { boostDocument })
    const hits = all.length > 0 ? all : index.search({ combineWith: 'OR', queries }, { boostDocument })
    return hits.flatMap(({ id }) => byId.get(String(id)) ?? [])
  }
}

/** A feel's id is also plain English: `slow-burn-romance` reads "slow burn romance". */
export function wordsOfFeel(feel: FeelId): string {
  return feel.replaceAll('-', ' ')
}
