import { beforeEach, expect, it, vi } from 'vitest'

/** A fresh set of stores, without storage: marks are kept until the test is over. */
async function stores() {
  vi.resetModules()
  const [marks, { takeOver }] = await Promise.all([import('./marks.ts'), import('./takeOver.ts')])
  marks.$marks.listen(() => {})
  return { ...marks, takeOver }
}

const row = { kind: 'seen', title: 'Klaus' } as const

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 20) })
  return () => vi.useRealTimers()
})

it('marks what matched, and puts back what was marked before', async () => {
  const { $marks, mark, takeOver } = await stores()
  mark('movie-1', 'saved')
  mark('movie-9', 'never')
  vi.advanceTimersByTime(1000)
  const taken = takeOver({
    matched: [
      { id: 'movie-1', row: { ...row, litUp: true } },
      { id: 'tv-2', row },
    ],
    missing: [],
  })
  expect(taken).toMatchObject({ marked: 2, refused: 0 })
  expect($marks.get()).toMatchObject({ 'movie-1': { kind: 'seen', litUp: true }, 'tv-2': { kind: 'seen' } })
  vi.advanceTimersByTime(1000)
  taken.undo()
  expect(Object.values($marks.get()).map(({ id, kind }) => [id, kind])).toEqual(
    expect.arrayContaining([
      ['movie-1', 'saved'],
      ['movie-9', 'never'],
    ]),
  )
  expect($marks.get()['tv-2']).toBeUndefined()
})

it('leaves alone what was done with a title since', async () => {
  const { $marks, mark, takeOver } = await stores()
  const { undo } = takeOver({ matched: [{ id: 'tv-2', row }], missing: [] })
  vi.advanceTimersByTime(1000)
  mark('tv-2', 'never')
  undo()
  expect($marks.get()['tv-2']).toMatchObject({ kind: 'never' })
})
