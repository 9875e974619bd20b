import MiniSearch from 'minisearch'
import type { FeelId } from '#src/domain/feel.ts'
import type { Title } from '#src/domain/title.ts'

/** Words a visitor may use for a feel or a genre, in the language searched in. */
export type WordsFor = (title: Title) => { readonly feels: readonly string[]; readonly genres: readonly string[] }

interface Indexed {
  readonly id: string
  readonly title: string
  readonly originalTitle: string
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

/**
 * Full-text search over titles: by title, original title, people, genre and feel words, best match first; forgives typos and accents.
 * All words must match; when nothing does, any may.
 */
export function titleSearch(titles: readonly Title[], wordsFor: WordsFor): (text: string) => readonly Title[] {
  const byId = new Map(titles.map((title) => [title.id, title]))
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'originalTitle', 'people', 'genres', 'feels'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 6, originalTitle: 4, people: 2, genres: 1, feels: 1 },
      prefix: (term) => term.length >= 3,
      fuzzy: typosIn,
      weights: { fuzzy: 0.25, prefix: 0.5 },
      boostDocument: (id) => 1 + (byId.get(String(id))?.rating ?? 0) / 400,
    },
  })
  index.addAll(
    titles.map((title): Indexed => {
      const words = wordsFor(title)
      return {
        id: title.id,
        title: title.title,
        originalTitle: title.originalTitle === title.title ? '' : title.originalTitle,
        people: title.people.join(' '),
        genres: words.genres.join(' '),
        feels: words.feels.join(' '),
      }
    }),
  )
  return (text) => {
    const all = index.search(text, { combineWith: 'AND' })
    const hits = all.length > 0 ? all : index.search(text, { combineWith: 'OR' })
    return hits.flatMap(({ id }) => byId.get(String(id)) ?? [])
  }
}

/** A feel's id is also plain English: `slow-burn-romance` reads "slow burn romance". */
export function wordsOfFeel(feel: FeelId): string {
  return feel.replaceAll('-', ' ')
}
