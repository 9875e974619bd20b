import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMark } from '#src/tests/support/anyEvening.ts'
import { markAt, nextMorning, readMark, writeMark } from './mark.ts'

const localTime = (text: string): number => new Date(text).getTime()
const id = 'movie-129'

test('not tonight lasts until 6:00 of the next morning, local time', () => {
  expect(nextMorning(localTime('2026-11-23T21:10:00'))).toBe(localTime('2026-11-24T06:00:00'))
  expect(nextMorning(localTime('2026-11-24T02:00:00'))).toBe(localTime('2026-11-24T06:00:00'))
  expect(nextMorning(localTime('2026-11-24T06:00:00'))).toBe(localTime('2026-11-25T06:00:00'))
  const mark = { id, kind: 'tonight', at: localTime('2026-12-31T23:00:00') } as const
  expect(markAt(mark, localTime('2027-01-01T05:59:59'))).toEqual(mark)
  expect(markAt(mark, localTime('2027-01-01T06:00:00'))).toBeNull()
})

test('a saved title that is not for tonight is saved again in the morning', () => {
  const mark = { id, kind: 'tonight', at: localTime('2026-11-23T21:00:00'), wasSaved: true } as const
  expect(markAt(mark, localTime('2026-11-24T06:00:00'))).toEqual({ id, kind: 'saved', at: mark.at })
})

test('deletions and unmarked titles have no mark', () => {
  expect(markAt({ id, kind: 'none', at: 1 }, 2)).toBeNull()
  expect(markAt(undefined, 2)).toBeNull()
})

test('every mark is read as it was written', () => {
  fc.assert(
    fc.property(anyMark, (mark) => {
      expect(readMark(mark.id, writeMark(mark))).toEqual(mark)
    }),
  )
})

test.each([
  '',
  'saved',
  '1',
  '1 loved',
  '-1 saved',
  '01 saved',
  '1e9 saved',
  '1 saved yes',
  '1 seen saved',
  '1 seen maybe',
  '1 saved ',
  '4102444800000 saved',
  '1 saved\n',
])('the damaged text %j is no mark', (text) => {
  expect(readMark(id, text)).toBeNull()
})

test('a mark of what is no title is none', () => {
  expect(readMark('__proto__', '1 saved')).toBeNull()
  expect(readMark('film-1', '1 saved')).toBeNull()
})
