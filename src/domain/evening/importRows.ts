import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { guarded } from './csvCell.ts'
import type { ImportRow, ImportSource } from './importRow.ts'
import { importSources, type RowReader } from './importSources.ts'

/** A line that is no title. */
export interface UnreadableRow {
  /** One-based; the first line after the headers is 1. */
  readonly line: number
  /** The line's text, at most 200 characters. */
  readonly text: string
}

export interface ImportedFile {
  /** Null for a file of nobody that we know; there are no rows then. */
  readonly source: ImportSource | null
  readonly rows: readonly ImportRow[]
  readonly unreadable: readonly UnreadableRow[]
}

const unknownFile: ImportedFile = { source: null, rows: [], unreadable: [] }

/** Lists of Letterboxd have lines about themselves before their headers. */
const mostLinesBeforeHeaders = 10

/**
 * Reads a parsed CSV file.
 * @param lines the cells of each line, headers included
 * @param fileName tells watched.csv and watchlist.csv apart, which have the same columns
 */
export function importCsv(lines: readonly (readonly string[])[], fileName: string): ImportedFile {
  for (const [at, headers] of lines.slice(0, mostLinesBeforeHeaders).entries()) {
    const names = headers.map((header) => header.trim().toLowerCase())
    const found = importSources.find(({ isHeader }) => isHeader(new Set(names)))
    if (!found) continue
    const recordOf = (cells: readonly string[]) => new Map(names.map((name, index) => [name, cells[index] ?? '']))
    const records = lines.slice(at + 1).map(recordOf)
    return readRecords(found.source, found.reader(new Set(names), fileName.toLowerCase()), records)
  }
  return unknownFile
}

const ids = z.object({ imdb: z.nullish(z.string()), tmdb: z.nullish(z.number()) })
const work = z.object({ title: z.nullish(z.string()), year: z.nullish(z.number()), ids: z.nullish(ids) })
/** An entry of Trakt's watched, history, ratings, watchlist and lists (https://trakt.docs.apiary.io, sync and users). */
const traktEntry = z.object({
  type: z.nullish(z.string()),
  rating: z.nullish(z.number()),
  watched_at: z.nullish(z.string()),
  last_watched_at: z.nullish(z.string()),
  rated_at: z.nullish(z.string()),
  listed_at: z.nullish(z.string()),
  movie: z.nullish(work),
  show: z.nullish(work),
})
const ownEntry = z.object({
  id: titleIdSchema,
  kind: z.string(),
  date: z.string(),
  litUp: z.nullish(z.boolean()),
  title: z.string(),
  year: z.nullish(z.number()),
  imdb: z.nullish(z.string()),
})
const ownFile = z.object({ moodlight: z.literal(1), marks: z.array(z.unknown()) })

/** Reads the JSON of Trakt's export and API, or of our own export. */
export function importJson(content: unknown, fileName: string): ImportedFile {
  const own = ownFile.safeParse(content)
  if (own.success) return readEntries('moodlight', own.data.marks, ownRecord, fileName)
  if (!Array.isArray(content)) return unknownFile
  const isTrakt = content.some((entry) => traktRecord(entry) !== null)
  return isTrakt ? readEntries('trakt', content, traktRecord, fileName) : unknownFile
}

type Cells = ReadonlyMap<string, string>

/** JSON becomes cells with the names of the CSV of the same site, so that each site is read in one place. */
function cellsOf(values: Readonly<Record<string, unknown>>): Cells {
  return new Map(Object.entries(values).map(([name, value]) => [name, value == null ? '' : String(value)]))
}

function ownRecord(entry: unknown): Cells | null {
  const parsed = ownEntry.safeParse(entry)
  if (!parsed.success) return null
  const { litUp, title, ...rest } = parsed.data
  return cellsOf({ ...rest, title: guarded(title), litup: litUp == null ? '' : litUp ? 'yes' : 'no' })
}

function traktRecord(entry: unknown): Cells | null {
  const parsed = traktEntry.safeParse(entry)
  const found = parsed.success ? (parsed.data.movie ?? parsed.data.show) : null
  if (!parsed.success || !found) return null
  const { movie, type, last_watched_at, ...rest } = parsed.data
  return cellsOf({
    ...rest,
    type: type ?? (movie ? 'movie' : 'show'),
    watched_at: rest.watched_at ?? last_watched_at,
    title: found.title,
    year: found.year,
    imdb_id: found.ids?.imdb,
    tmdb_id: found.ids?.tmdb,
  })
}

function readEntries(
  source: ImportSource,
  entries: readonly unknown[],
  recordOf: (entry: unknown) => Cells | null,
  fileName: string,
): ImportedFile {
  const records = entries.map((entry) => recordOf(entry) ?? new Map([['', JSON.stringify(entry) ?? '']]))
  const names = new Set(records.flatMap((record) => [...record].flatMap(([name, cell]) => (cell === '' ? [] : [name]))))
  const found = importSources.find((one) => one.source === source)
  return found ? readRecords(source, found.reader(names, fileName.toLowerCase()), records) : unknownFile
}

function readRecords(source: ImportSource, read: RowReader, records: readonly Cells[]): ImportedFile {
  const rows: ImportRow[] = []
  const unreadable: UnreadableRow[] = []
  for (const [index, record] of records.entries()) {
    const text = [...record.values()].join(', ')
    if (text.replace(/[\s,]/g, '') === '') continue
    const row = read((name) => record.get(name)?.trim() ?? '')
    if (row) rows.push(row)
    else unreadable.push({ line: index + 1, text: text.slice(0, 200) })
  }
  return { source, rows, unreadable }
}
