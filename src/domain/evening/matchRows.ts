import { wordsOf } from '#src/domain/title/matchWord.ts'
import type { ImportRow } from './importRow.ts'

/** A title of the shelf, as a file of another site may name it. The TMDB number is part of the id. */
export interface IndexedTitle {
  readonly id: string
  /** `tt0111161`; absent where it is unknown. */
  readonly imdb?: string
  /** English, original and translated names, each once; the English one first. */
  readonly names: readonly string[]
  readonly year: number
}

export interface MatchedRow {
  readonly id: string
  readonly row: ImportRow
}

/** A row that names several titles: none of its facts tells which. */
export interface AmbiguousRow {
  readonly row: ImportRow
  /** Oldest first. */
  readonly candidates: readonly Pick<IndexedTitle, 'id' | 'year'>[]
}

export interface MatchedRows {
  /** Of each title one row: of several the later one, with a rating if any has one. */
  readonly matched: readonly MatchedRow[]
  /** Rows whose title is not on the shelf, each title once. */
  readonly missing: readonly ImportRow[]
  /** Rows that could be several titles, each name once. */
  readonly ambiguous: readonly AmbiguousRow[]
}

interface Index {
  readonly byImdb: ReadonlyMap<string, IndexedTitle>
  readonly byId: ReadonlyMap<string, IndexedTitle>
  readonly byName: ReadonlyMap<string, readonly IndexedTitle[]>
}

/**
 * Finds the titles of rows: by IMDb or TMDB number, otherwise by name and year, which may differ by one, because sites
 * count festivals and releases differently. A row with another IMDb number than a title of its name is another title.
 * Without a year a name that several titles have is ambiguous.
 */
export function matchRows(rows: readonly ImportRow[], titles: readonly IndexedTitle[]): MatchedRows {
  const index = indexOf(titles)
  const matched = new Map<string, ImportRow>()
  const missing = new Map<string, ImportRow>()
  const unsure = new Map<string, ImportRow>()
  for (const row of rows) {
    const id = row.id ?? byNumber(row, index)?.id ?? byNameAndYear(row, index)?.id
    const others = sameName(row, index).length > 1 ? unsure : missing
    const [found, key] = id ? [matched, id] : [others, row.imdbId ?? `${nameKey(row.title)} ${row.year ?? ''}`]
    const other = found.get(key)
    found.set(key, other ? joined(other, row) : row)
  }
  return {
    matched: [...matched].map(([id, row]) => ({ id, row })),
    missing: [...missing.values()],
    ambiguous: [...unsure.values()].map((row) => ({
      row,
      candidates: sameName(row, index)
        .map(({ id, year }) => ({ id, year }))
        .sort((a, b) => a.year - b.year),
    })),
  }
}

/** Titles that a row without a year and a number may mean; empty for other rows. */
function sameName({ title, year, imdbId, type }: ImportRow, { byName }: Index): readonly IndexedTitle[] {
  if (year !== undefined || imdbId !== undefined) return []
  return (byName.get(nameKey(title)) ?? []).filter(({ id }) => type === undefined || id.startsWith(type))
}

function indexOf(titles: readonly IndexedTitle[]): Index {
  const byName = new Map<string, IndexedTitle[]>()
  for (const title of titles) {
    for (const key of new Set(title.names.map(nameKey))) {
      const others = byName.get(key)
      if (others) others.push(title)
      else byName.set(key, [title])
    }
  }
  return {
    byImdb: new Map(titles.flatMap((title) => (title.imdb ? [[title.imdb, title]] : []))),
    byId: new Map(titles.map((title) => [title.id, title])),
    byName,
  }
}

/** `The Matrix` and `Matrix, The`, `Fast & Furious` and `Fast and Furious` have the same key. */
function nameKey(name: string): string {
  const words = wordsOf(name.replaceAll('&', ' and '))
  const bare = words.filter((word, at) => !(word === 'the' && (at === 0 || at === words.length - 1)))
  return (bare.length > 0 ? bare : words).join('') || name.trim()
}

function byNumber({ imdbId, tmdbId, type }: ImportRow, { byImdb, byId }: Index): IndexedTitle | undefined {
  const known = imdbId === undefined ? undefined : byImdb.get(imdbId)
  return known ?? (tmdbId === undefined || type === undefined ? undefined : byId.get(`${type}-${tmdbId}`))
}

function byNameAndYear(row: ImportRow, index: Index): IndexedTitle | undefined {
  const { title, year, imdbId, type } = row
  const same = sameName(row, index)
  if (same.length === 1) return same[0]
  const candidates = (index.byName.get(nameKey(title)) ?? []).filter(
    (one) => !(imdbId && one.imdb) && (year === undefined || Math.abs(one.year - year) <= 1),
  )
  // Without a year nobody can tell two of a name apart.
  if (year === undefined) return candidates.length === 1 ? candidates[0] : undefined
  const distance = (one: IndexedTitle): number =>
    Math.abs(one.year - year) * 2 + (one.id.startsWith(type ?? 'movie') ? 0 : 1)
  return [...candidates].sort((a, b) => distance(a) - distance(b))[0]
}

const kindOrder = ['saved', 'seen', 'never'] as const

/** Of two rows of a title the later one; without times, that which says more. */
function joined(a: ImportRow, b: ImportRow): ImportRow {
  const isLater =
    a.at !== undefined && b.at !== undefined && a.at !== b.at
      ? b.at > a.at
      : kindOrder.indexOf(b.kind) > kindOrder.indexOf(a.kind)
  const [earlier, later] = isLater ? [a, b] : [b, a]
  const litUp = later.litUp ?? earlier.litUp
  return later.kind === 'seen' && litUp !== undefined ? { ...later, litUp } : later
}
