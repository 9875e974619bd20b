import type { Mark } from './mark.ts'
import type { IndexedTitle } from './matchRows.ts'

/** The marks as CSV (RFC 4180), which `importCsv` reads again: Title, Year, Kind, Date, LitUp, IMDb, TMDB, Id. */
export function exportCsv(marks: readonly Mark[], index: readonly IndexedTitle[]): string {
  throw new Error(`not yet: ${marks.length} ${index.length}`)
}

/** The marks as formatted JSON, which `importJson` reads again. */
export function exportJson(marks: readonly Mark[], index: readonly IndexedTitle[]): string {
  throw new Error(`not yet: ${marks.length} ${index.length}`)
}
