import { csvCell } from './csvCell.ts'
import type { Mark } from './mark.ts'
import type { IndexedTitle } from './matchRows.ts'

interface Exported {
  readonly title: string
  readonly year: number | null
  readonly kind: 'saved' | 'seen' | 'never'
  /** ISO 8601, UTC. */
  readonly date: string
  readonly litUp: boolean | null
  readonly imdb: string | null
  readonly tmdb: number
  readonly id: string
}

/** What lasts no longer than a night is left out; a title that is saved, but not for tonight, is saved. */
function exportedOf(marks: readonly Mark[], index: readonly IndexedTitle[]): Exported[] {
  const titles = new Map(index.map((title) => [title.id, title]))
  return marks.flatMap(({ id, kind, at, litUp, wasSaved }): Exported[] => {
    const lasting = kind === 'tonight' && wasSaved ? 'saved' : kind
    if (lasting === 'tonight' || lasting === 'none') return []
    const title = titles.get(id)
    return [
      {
        title: title?.names[0] ?? '',
        year: title?.year ?? null,
        kind: lasting,
        date: new Date(at).toISOString(),
        litUp: litUp ?? null,
        imdb: title?.imdb ?? null,
        tmdb: Number(id.split('-')[1]),
        id,
      },
    ]
  })
}

/**
 * The marks as CSV (RFC 4180, with a byte order mark, without which Excel takes UTF-8 for something else). `importCsv`
 * reads it again. Cells that a spreadsheet would run are neutralised (csvCell.ts).
 * @param index for names and numbers; a title that is not in it has its id alone
 */
export function exportCsv(marks: readonly Mark[], index: readonly IndexedTitle[]): string {
  const lines = exportedOf(marks, index).map(({ title, year, kind, date, litUp, imdb, tmdb, id }) => [
    title,
    String(year ?? ''),
    kind,
    date,
    litUp === null ? '' : litUp ? 'yes' : 'no',
    imdb ?? '',
    String(tmdb),
    id,
  ])
  const headers = ['Title', 'Year', 'Kind', 'Date', 'LitUp', 'IMDb', 'TMDB', 'Id']
  return `\uFEFF${[headers, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/** The marks as formatted JSON, which `importJson` reads again. */
export function exportJson(marks: readonly Mark[], index: readonly IndexedTitle[]): string {
  return `${JSON.stringify({ moodlight: 1, marks: exportedOf(marks, index) }, null, 2)}\n`
}
