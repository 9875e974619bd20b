import { expect, it } from 'vitest'
import { combineReads } from './combineReads.ts'

const klaus = { kind: 'seen', title: 'Klaus', year: 2019 } as const
const heat = { kind: 'saved', title: 'Heat', year: 1995 } as const

it('counts a title once, however many files name it, and says which ones were known by name alone', () => {
  const combined = combineReads([
    {
      name: 'watched.csv',
      read: {
        source: 'letterboxd',
        matched: [
          { id: 'movie-508965', row: klaus },
          { id: 'movie-949', row: heat },
        ],
        missing: [{ kind: 'seen', title: 'The Clock', year: 2010 }],
        ambiguous: [],
        unreadable: [{ line: 4, text: ',,,' }],
      },
    },
    {
      name: 'ratings.csv',
      read: {
        source: 'imdb',
        matched: [{ id: 'movie-508965', row: { ...klaus, imdbId: 'tt4729430', litUp: true } }],
        missing: [{ kind: 'seen', title: 'The Clock', year: 2010, litUp: true }],
        ambiguous: [],
        unreadable: [],
      },
    },
    { name: 'taxes.csv', read: { source: null, matched: [], missing: [], ambiguous: [], unreadable: [] } },
  ])
  expect(combined.files).toEqual([
    { name: 'watched.csv', source: 'letterboxd', rows: 4 },
    { name: 'ratings.csv', source: 'imdb', rows: 2 },
  ])
  expect(combined.strange).toEqual(['taxes.csv'])
  expect(combined.matched.map(({ id, row }) => [id, row.litUp])).toEqual([
    ['movie-508965', true],
    ['movie-949', undefined],
  ])
  expect(combined.byTitle).toEqual([{ id: 'movie-949', row: heat }])
  expect(combined.missing.map(({ title }) => title)).toEqual(['The Clock'])
  expect(combined.unreadable).toEqual([{ file: 'watched.csv', line: 4, text: ',,,' }])
})
