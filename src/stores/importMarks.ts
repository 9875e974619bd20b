import { addMarks } from '#src/domain/evening/actOnTitle.ts'
import { visibleEvening } from '#src/domain/evening/eveningDocument.ts'
import type { ImportSource } from '#src/domain/evening/importRow.ts'
import { type ImportedFile, importCsv, importJson, type UnreadableRow } from '#src/domain/evening/importRows.ts'
import { type Mark, markAt } from '#src/domain/evening/mark.ts'
import { type IndexedTitle, type MatchedRows, matchRows } from '#src/domain/evening/matchRows.ts'
import { isDroppable, mostMarks } from '#src/domain/evening/mergeMarks.ts'
import { z } from '#src/domain/schema.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'
import { changeEvening } from './eveningDocument.ts'

/** A file that was read in the browser, and what of it is on the shelf. */
export interface ReadFile extends MatchedRows {
  /** Null for a file of nobody that we know. */
  readonly source: ImportSource | null
  readonly unreadable: readonly UnreadableRow[]
}

/** Tuples of id, IMDb number (or empty), year and names: `/import-index.json`. */
const indexSchema = z.array(
  z.custom<readonly [id: TitleId, imdb: string, year: number, ...names: string[]]>(
    (entry) =>
      Array.isArray(entry) &&
      titleIdSchema.safeParse(entry[0]).success &&
      typeof entry[2] === 'number' &&
      entry.every((part, at) => at === 2 || typeof part === 'string'),
  ),
)

let loading: Promise<readonly IndexedTitle[]> | undefined

/**
 * The shelf as files of other sites name it, fetched once. After a failure the next call tries again.
 * @throws Error when it is not there
 */
export function loadImportIndex(): Promise<readonly IndexedTitle[]> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchIndex(): Promise<readonly IndexedTitle[]> {
  const response = await fetch('/import-index.json')
  if (!response.ok) throw new Error(`the import index answered ${response.status}`)
  return indexSchema
    .parse(await response.json())
    .map(([id, imdb, year, ...names]) => ({ id, year, names, ...(imdb !== '' && { imdb }) }))
}

/**
 * Reads and matches a CSV or JSON file; nothing of it is sent.
 * @throws Error when the index cannot be fetched
 */
export async function readMarksFile(file: Pick<File, 'name' | 'text'>): Promise<ReadFile> {
  const [index, text] = await Promise.all([loadImportIndex(), file.text()])
  const { source, rows, unreadable } = await importText(text.replace(/^\uFEFF/, ''), file.name)
  return { source, unreadable, ...matchRows(rows, index) }
}

async function importText(text: string, name: string): Promise<ImportedFile> {
  if (/^\s*[[{]/.test(text)) {
    try {
      return importJson(JSON.parse(text), name)
    } catch {
      return importCsv([], name)
    }
  }
  const { default: papa } = await import('papaparse')
  return importCsv(papa.parse<string[]>(text, { skipEmptyLines: true }).data, name)
}

/**
 * Marks the titles that matched, each with the time that its file tells. Of each title the later act wins, also over
 * what was marked before; a mark that was taken back counts as none.
 * @returns how many titles are marked as the file says, and how many found no room
 */
export function importMarks({ matched }: Pick<MatchedRows, 'matched'>): {
  readonly marked: number
  readonly refused: number
} {
  const counts = { marked: 0, refused: 0 }
  const now = Date.now()
  changeEvening((document) => {
    const { marks } = visibleEvening(document)
    let room = mostMarks - Object.values(marks).filter((mark) => !isDroppable(mark)).length
    const added: Record<string, Mark> = {}
    for (const { id, row } of matched) {
      const known = marks[id]
      const told = Math.min(row.at ?? now, now)
      const at = markAt(known, now) ? told : Math.max(told, (known?.at ?? -1) + 1)
      if (known && at <= known.at) continue
      const needsRoom = !known || isDroppable(known)
      if (needsRoom && room <= 0) {
        counts.refused += 1
        continue
      }
      if (needsRoom) room -= 1
      const mark: Mark = { id, kind: row.kind, at, ...(row.litUp !== undefined && { litUp: row.litUp }) }
      added[id] = mark
      counts.marked += 1
    }
    return addMarks(document, added, now)
  })
  return counts
}
