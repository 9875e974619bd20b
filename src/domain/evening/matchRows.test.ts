import { expect, test } from 'vitest'
import { embeddedTitles, translatedNames } from '#src/catalogue/embedded/shelf.ts'
import type { ImportRow } from './importRow.ts'
import { type IndexedTitle, matchRows } from './matchRows.ts'

const titles: IndexedTitle[] = [
  { id: 'movie-603', imdb: 'tt0133093', names: ['The Matrix', 'Matrix'], year: 1999 },
  { id: 'movie-194', imdb: 'tt0211915', names: ['Amélie', "Le Fabuleux Destin d'Amélie Poulain"], year: 2001 },
  { id: 'movie-129', names: ['Spirited Away', '千と千尋の神隠し'], year: 2001 },
  { id: 'tv-500', names: ['Fargo'], year: 2014 },
  { id: 'movie-275', names: ['Fargo'], year: 1996 },
  { id: 'movie-1', names: ['Twins & Co'], year: 2014 },
  { id: 'tv-1', names: ['Twins and Co'], year: 2014 },
]
const found = (row: Partial<ImportRow>) => matchRows([{ kind: 'seen', title: '', ...row }], titles).matched[0]?.id

test('numbers come first', () => {
  expect(found({ imdbId: 'tt0133093', title: 'Something else', year: 1950 })).toBe('movie-603')
  expect(found({ tmdbId: 129, type: 'movie' })).toBe('movie-129')
  expect(found({ tmdbId: 129, type: 'tv' })).toBeUndefined()
  expect(found({ id: 'movie-99999' })).toBe('movie-99999')
})

test.each([
  ['Amelie', 2001, 'movie-194'],
  ["LE FABULEUX DESTIN D'AMÉLIE POULAIN", 2002, 'movie-194'],
  ['Matrix, The', 1999, 'movie-603'],
  ['千と千尋の神隠し', 2001, 'movie-129'],
  ['The Matrix', 1997, undefined],
  ['Fargo', 1996, 'movie-275'],
  ['Fargo', 2015, 'tv-500'],
  ['', 2001, undefined],
] as const)('by name and year: %s (%i)', (title, year, id) => {
  expect(found({ title, year })).toBe(id)
})

test('without a year only a name that is one title’s', () => {
  expect(found({ title: 'Amélie' })).toBe('movie-194')
  expect(found({ title: 'Fargo' })).toBeUndefined()
  expect(found({ title: 'Fargo', type: 'tv' })).toBe('tv-500')
})

test('without a year a name of several titles is ambiguous, and no row of the missing ones', () => {
  const rows: ImportRow[] = [
    { kind: 'seen', title: 'Fargo' },
    { kind: 'seen', title: 'fargo', litUp: true },
    { kind: 'seen', title: 'Nobody Knows This' },
  ]
  const { matched, missing, ambiguous } = matchRows(rows, titles)
  expect(matched).toEqual([])
  expect(missing.map(({ title }) => title)).toEqual(['Nobody Knows This'])
  expect(ambiguous).toEqual([
    {
      row: expect.objectContaining({ kind: 'seen', litUp: true }),
      candidates: [
        { id: 'movie-275', year: 1996 },
        { id: 'tv-500', year: 2014 },
      ],
    },
  ])
})

test('the type decides between two of a name and year', () => {
  expect(found({ title: 'Twins & Co', year: 2014, type: 'tv' })).toBe('tv-1')
  expect(found({ title: 'Twins & Co', year: 2014 })).toBe('movie-1')
})

test('another IMDb number is another title', () => {
  expect(found({ imdbId: 'tt9999999', title: 'The Matrix', year: 1999 })).toBeUndefined()
  expect(found({ imdbId: 'tt9999999', title: 'Spirited Away', year: 2001 })).toBe('movie-129')
})

test('a title is found once: the later row, with a rating if one has it', () => {
  const seen = { kind: 'seen', title: 'Amélie', year: 2001 } as const
  const rows: ImportRow[] = [
    { ...seen, at: 5 },
    { ...seen, at: 3, litUp: true },
    { ...seen, kind: 'saved', at: 1 },
    { kind: 'seen', title: 'Nobody Knows This', year: 2001 },
    { kind: 'saved', title: 'nobody knows this!', year: 2001 },
  ]
  const { matched, missing } = matchRows(rows, titles)
  expect(matched).toEqual([{ id: 'movie-194', row: { ...seen, at: 5, litUp: true } }])
  expect(missing).toHaveLength(1)
})

test('10,000 rows are matched with the whole shelf in two seconds', async () => {
  const [shelf, namesOf] = await Promise.all([embeddedTitles('en'), translatedNames()])
  const index = shelf.map(
    (title): IndexedTitle => ({
      id: title.id,
      names: [...new Set([title.title, title.originalTitle, ...namesOf(title)])],
      year: title.year ?? 0,
    }),
  )
  const rows = Array.from({ length: 10_000 }, (_, at): ImportRow => {
    const title = index[at % index.length]
    return at < index.length && title
      ? {
          kind: 'seen',
          title: title.names.at(-1) ?? '',
          year: title.year + (at % 3) - 1,
          type: title.id.startsWith('tv') ? 'tv' : 'movie',
        }
      : { kind: 'seen', title: `No such title ${at}`, year: 1990 }
  })
  const started = performance.now()
  const { matched, missing } = matchRows(rows, index)
  const ms = performance.now() - started
  console.log(`10,000 rows and ${index.length} titles: ${Math.round(ms)} ms, ${matched.length} matched`)
  expect(matched.length).toBeGreaterThan(index.length * 0.98)
  expect(missing).toHaveLength(10_000 - index.length)
  expect(ms).toBeLessThan(2000)
})
