import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { anyMarks } from '#src/tests/support/anyEvening.ts'
import { exportCsv, exportJson } from './exportMarks.ts'
import { importCsv, importJson } from './importRows.ts'
import type { Mark } from './mark.ts'
import type { IndexedTitle } from './matchRows.ts'
import { matchRows } from './matchRows.ts'

const name = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^['=+@-]{1,3}[a-z",\n ]{0,5}$/))
const anyIndex = fc.array(
  fc.record({
    id: fc.constantFrom('movie-1', 'movie-2', 'movie-3', 'tv-1'),
    imdb: fc.constantFrom('tt0133093', 'tt0211915'),
    names: fc.tuple(name),
    year: fc.integer({ min: 1900, max: 2030 }),
  }),
)

/** What lasts of marks, as an import gives it back. */
function lasting(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'tonight') return mark.wasSaved ? [{ id: mark.id, kind: 'saved', at: mark.at }] : []
    return mark.kind === 'none' ? [] : [mark]
  })
}

test('CSV and JSON are imported again as they were exported, whatever titles are called', () => {
  fc.assert(
    fc.property(anyMarks, anyIndex, (known, index: IndexedTitle[]) => {
      const marks = Object.values(known)
      const csv = exportCsv(marks, index)
      const read = importCsv(papa.parse<string[]>(csv, { skipEmptyLines: true }).data, 'moodlight.csv')
      const files = [read, importJson(JSON.parse(exportJson(marks, index)), 'moodlight.json')]
      for (const { source, rows, unreadable } of marks.length > 0 ? files : []) {
        expect([source, unreadable]).toEqual(['moodlight', []])
        const back = matchRows(rows, []).matched.map(({ id, row: { kind, at, litUp } }) => ({
          id,
          kind,
          at,
          ...(litUp !== undefined && { litUp }),
        }))
        expect(back).toEqual(lasting(marks))
        for (const row of rows) {
          const title = new Map(index.map((one) => [one.id, one])).get(row.id ?? '')
          expect(row.title.trim()).toBe(title?.names[0]?.trim() ?? '')
          expect(row.imdbId).toBe(title?.imdb)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('the CSV has numbers and names, and no cell that a spreadsheet runs', () => {
  const index = [
    { id: 'movie-603', imdb: 'tt0133093', names: ['=HYPERLINK("https://evil.example")'], year: 1999 },
    { id: 'tv-1', names: ['-1, again'], year: 2001 },
  ]
  const marks: Mark[] = [
    { id: 'movie-603', kind: 'seen', at: 0, litUp: true },
    { id: 'tv-1', kind: 'never', at: 1 },
    { id: 'movie-2', kind: 'saved', at: 2 },
  ]
  expect(exportCsv(marks, index)).toBe(
    [
      '\uFEFFTitle,Year,Kind,Date,LitUp,IMDb,TMDB,Id',
      '"\'=HYPERLINK(""https://evil.example"")",1999,seen,1970-01-01T00:00:00.000Z,yes,tt0133093,603,movie-603',
      '"\'-1, again",2001,never,1970-01-01T00:00:00.001Z,,,1,tv-1',
      ',,saved,1970-01-01T00:00:00.002Z,,,2,movie-2',
      '',
    ].join('\r\n'),
  )
})
