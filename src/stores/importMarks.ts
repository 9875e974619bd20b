import type { ImportSource, UnreadableRow } from '#src/domain/evening/importRows.ts'
import type { IndexedTitle, MatchedRows } from '#src/domain/evening/matchRows.ts'

/** A file that was read in the browser, and what of it is on the shelf. */
export interface ReadFile extends MatchedRows {
  /** Null for a file of nobody that we know. */
  readonly source: ImportSource | null
  readonly unreadable: readonly UnreadableRow[]
}

/** The shelf as files of other sites name it, fetched once (/import-index.json). @throws Error when it is not there */
export function loadImportIndex(): Promise<readonly IndexedTitle[]> {
  throw new Error('not yet')
}

/** Reads and matches a CSV or JSON file; nothing is sent. @throws Error when the index cannot be fetched */
export function readMarksFile(file: File): Promise<ReadFile> {
  throw new Error(`not yet: ${file.name}`)
}

/**
 * Marks the titles that matched; of each title the later act wins, also over what was marked before.
 * @returns how many titles were marked, and how many found no room
 */
export function importMarks(read: MatchedRows): { readonly marked: number; readonly refused: number } {
  throw new Error(`not yet: ${read.matched.length}`)
}
