import type { ImportRow, ImportSource } from '#src/domain/evening/importRow.ts'
import type { AmbiguousRow, MatchedRow } from '#src/domain/evening/matchRows.ts'
import type { ReadFile } from '#src/stores/importMarks.ts'
import { joinRows } from './joinRows.ts'

/** A file as it was chosen, and what was read in it. */
export interface NamedRead {
  readonly name: string
  readonly read: ReadFile
}

export interface CombinedReads {
  readonly files: readonly { readonly name: string; readonly source: ImportSource; readonly rows: number }[]
  /** Names of files of nobody that we know. */
  readonly strange: readonly string[]
  /** Titles that matched, each once. */
  readonly matched: readonly MatchedRow[]
  /** Those of them that no row names by a number. */
  readonly byTitle: readonly MatchedRow[]
  /** Titles that are not on the shelf, each once. */
  readonly missing: readonly ImportRow[]
  /** Rows that could be several titles, each name once. */
  readonly ambiguous: readonly AmbiguousRow[]
  readonly unreadable: readonly { readonly file: string; readonly line: number; readonly text: string }[]
}

/** Joins what was read in several files. An export has a title in more than one: watched, rated, wanted. */
export function combineReads(reads: readonly NamedRead[]): CombinedReads {
  const rowsById = groups(
    reads.flatMap(({ read }) => read.matched),
    ({ id }) => id,
  )
  const titles = rowsById.map(([first, ...others]) => ({
    id: first.id,
    row: joinRows(
      first.row,
      others.map(({ row }) => row),
    ),
    isNumbered: [first, ...others].some(({ row }) => hasNumber(row)),
  }))
  const missing = groups(
    reads.flatMap(({ read }) => read.missing),
    keyOfRow,
  )
  return {
    files: reads.flatMap(({ name, read: { source, matched, missing: lacking, ambiguous, unreadable } }) => {
      const rows = matched.length + lacking.length + ambiguous.length + unreadable.length
      return source ? [{ name, source, rows }] : []
    }),
    strange: reads.flatMap(({ name, read }) => (read.source ? [] : [name])),
    matched: titles.map(({ id, row }) => ({ id, row })),
    byTitle: titles.filter(({ isNumbered }) => !isNumbered).map(({ id, row }) => ({ id, row })),
    missing: missing.map(([first]) => first),
    ambiguous: groups(
      reads.flatMap(({ read }) => read.ambiguous),
      ({ row }) => keyOfRow(row),
    ).map(([first]) => first),
    unreadable: reads.flatMap(({ name, read }) => read.unreadable.map((row) => ({ file: name, ...row }))),
  }
}

/** Equal for rows that name the same title. */
export function keyOfRow({ type, title, year, imdbId, tmdbId }: ImportRow): string {
  return JSON.stringify([type, title, year, ...(title === '' ? [imdbId, tmdbId] : [])])
}

function hasNumber({ id, imdbId, tmdbId }: ImportRow): boolean {
  return [id, imdbId, tmdbId].some((number) => number !== undefined)
}

/** Items with equal keys together, in the order of the first of each. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): (readonly [Item, ...Item[]])[] {
  const byKey = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const known = byKey.get(keyOf(item))
    if (known) known.push(item)
    else byKey.set(keyOf(item), [item])
  }
  return [...byKey.values()]
}
