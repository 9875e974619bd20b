import { keepMount } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '#src/tests/support/fakeBrowser.ts'

const index = [
  ['movie-603', 'tt0133093', 1999, 'The Matrix', 'Matrix'],
  ['movie-194', 'tt0211915', 2001, 'Amélie'],
  ['tv-1', '', 2014, 'Fargo'],
]
let isThere: boolean
let titles: unknown[]

beforeEach(() => {
  fakeBrowser()
  ;[isThere, titles] = [true, index]
  vi.stubGlobal('fetch', async () => (isThere ? Response.json(titles) : new Response('', { status: 503 })))
  vi.resetModules()
})

async function stores() {
  const all = { ...(await import('./importMarks.ts')), ...(await import('./marks.ts')) }
  keepMount(all.$marks)
  return all
}
const file = (name: string, text: string) => ({ name, text: async () => text })

const ratings = `\uFEFFDate,Name,Year,Letterboxd URI,Rating
2024-03-01,The Matrix,1999,https://boxd.it/1,4.5
2024-03-02,Amélie,2001,https://boxd.it/2,3
2024-03-03,Nobody Knows This,2003,https://boxd.it/3,1
2024-03-04,,2003,https://boxd.it/4,1
`

test('a file is read, matched, and marked with its own times', async () => {
  const { readMarksFile, importMarks, $seen, markOf } = await stores()
  const read = await readMarksFile(file('ratings.csv', ratings))
  expect(read).toMatchObject({
    source: 'letterboxd',
    matched: [{ id: 'movie-603' }, { id: 'movie-194' }],
    missing: [{ title: 'Nobody Knows This' }],
    unreadable: [{ line: 4 }],
  })
  expect(importMarks(read)).toEqual({ marked: 2, refused: 0 })
  expect($seen.get().map(({ id }) => id)).toEqual(['movie-194', 'movie-603'])
  expect(markOf('movie-603')).toEqual({ id: 'movie-603', kind: 'seen', litUp: true, at: Date.parse('2024-03-01') })
})

test('what was done later stays; what was taken back is marked again', async () => {
  const { readMarksFile, importMarks, mark, unmark, markOf } = await stores()
  mark('movie-603', 'never')
  mark('movie-194', 'saved')
  unmark('movie-194')
  const read = await readMarksFile(file('ratings.csv', ratings))
  expect(importMarks(read)).toEqual({ marked: 1, refused: 0 })
  expect(markOf('movie-603')).toMatchObject({ kind: 'never' })
  expect(markOf('movie-194')).toMatchObject({ kind: 'seen' })
  expect(importMarks(read)).toEqual({ marked: 0, refused: 0 })
})

test('JSON is read, and what is nobody’s is said to be', async () => {
  const { readMarksFile } = await stores()
  const entry = { listed_at: '2024-01-01T00:00:00Z', movie: { title: 'x', year: 1999, ids: { tmdb: 603 } } }
  expect(await readMarksFile(file('lists.json', JSON.stringify([entry])))).toMatchObject({
    source: 'trakt',
    matched: [{ id: 'movie-603', row: { kind: 'saved' } }],
  })
  for (const text of ['', '{"a":', '[1]', '<html>', 'a;b\n1;2']) {
    expect(await readMarksFile(file('x', text))).toMatchObject({ source: null, matched: [], missing: [] })
  }
})

test('an index that is not there is an error, and asked for again', async () => {
  const { readMarksFile } = await stores()
  isThere = false
  await expect(readMarksFile(file('ratings.csv', ratings))).rejects.toThrow('503')
  isThere = true
  expect((await readMarksFile(file('ratings.csv', ratings))).matched).toHaveLength(2)
})

test('10,000 lines are read, matched and marked in two seconds; 5,000 titles find room', async () => {
  titles = Array.from({ length: 6000 }, (_, at) => [`movie-${at + 1}`, `tt${1_000_000 + at}`, 2000, `Title ${at}`])
  const lines = Array.from({ length: 10_000 }, (_, at) => `tt${1_000_000 + at},8,2024-01-01,"Title ${at}",Movie,2000`)
  const text = `Const,Your Rating,Date Rated,Title,Title Type,Year\n${lines.join('\n')}`
  const { readMarksFile, importMarks, $marks, loadImportIndex } = await stores()
  await loadImportIndex()
  const started = performance.now()
  const read = await readMarksFile(file('ratings.csv', text))
  const counts = importMarks(read)
  const ms = performance.now() - started
  console.log(`10,000 lines read, matched and marked: ${Math.round(ms)} ms`)
  expect(counts).toEqual({ marked: 5000, refused: 1000 })
  expect(Object.keys($marks.get())).toHaveLength(5000)
  expect(read.missing).toHaveLength(4000)
  expect(ms).toBeLessThan(2000)
})
