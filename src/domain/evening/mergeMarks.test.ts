import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMarks } from '#src/tests/support/anyEvening.ts'
import type { Mark, MarkKind, Marks } from './mark.ts'
import { deletionSpan, hasRoomFor, mergeMarks, mostMarks, trimMarks } from './mergeMarks.ts'

const now = 1_800_000_000_000
const marksOf = (...marks: Mark[]): Marks => Object.fromEntries(marks.map((mark) => [mark.id, mark]))
const many = (count: number, kind: MarkKind, from = 1, at = now - 1000): Marks =>
  marksOf(...Array.from({ length: count }, (_, index) => ({ id: `movie-${from + index}`, kind, at: at + index / 10 })))

describe('merging', () => {
  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, anyMarks, (a, b, c) => {
        expect(mergeMarks(a, b)).toEqual(mergeMarks(b, a))
        expect(mergeMarks(mergeMarks(a, b), c)).toEqual(mergeMarks(a, mergeMarks(b, c)))
        expect(mergeMarks(a, a)).toEqual(a)
        expect(mergeMarks(mergeMarks(a, b), b)).toEqual(mergeMarks(a, b))
      }),
      { numRuns: 2000 },
    )
  })

  test('keeps of each title the later act, deletions too, and loses no title', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, (a, b) => {
        const merged = mergeMarks(a, b)
        expect(Object.keys(merged).sort()).toEqual([...new Set([...Object.keys(a), ...Object.keys(b)])].sort())
        for (const [id, mark] of Object.entries(merged)) {
          expect(mark.at).toBe(Math.max(a[id]?.at ?? 0, b[id]?.at ?? 0))
          expect([a[id], b[id]]).toContainEqual(mark)
        }
      }),
    )
  })
})

describe('trimming', () => {
  test('drops deletions after 180 days, and nothing else that is old', () => {
    const old = now - deletionSpan
    const kept = marksOf({ id: 'tv-1', kind: 'saved', at: 1 }, { id: 'tv-2', kind: 'none', at: old + 1 })
    expect(trimMarks({ ...kept, ...marksOf({ id: 'tv-3', kind: 'none', at: old }) }, now)).toEqual(kept)
    expect(trimMarks(kept, now)).toBe(kept)
  })

  test('beyond 5,000 titles drops the oldest deletions, then the oldest of another evening', () => {
    const saved = many(4998, 'saved')
    const rest: Mark[] = [
      { id: 'tv-1', kind: 'none', at: now - 30 },
      { id: 'tv-2', kind: 'none', at: now - 20 },
      { id: 'tv-3', kind: 'tonight', at: now - 50 },
      { id: 'tv-4', kind: 'tonight', at: now - 40 },
    ]
    const [, younger, ...evenings] = rest
    const left = (...marks: Mark[]): Marks => trimMarks({ ...saved, ...marksOf(...marks) }, now)
    expect(left(...rest)).toEqual({ ...saved, ...marksOf(...evenings) })
    expect(left(...rest.slice(0, 3))).toEqual({
      ...saved,
      ...marksOf(...[younger, evenings[0]].flatMap((m) => m ?? [])),
    })
    expect(left(...rest, { id: 'tv-5', kind: 'tonight', at: now, wasSaved: true })).toEqual({
      ...saved,
      ...marksOf(
        { id: 'tv-4', kind: 'tonight', at: now - 40 },
        { id: 'tv-5', kind: 'tonight', at: now, wasSaved: true },
      ),
    })
  })

  test('never drops what was saved, seen or never wanted', () => {
    const full = { ...many(3000, 'saved'), ...many(3000, 'seen', 3001), ...many(3000, 'never', 6001) }
    expect(trimMarks({ ...full, ...marksOf({ id: 'tv-1', kind: 'tonight', at: now }) }, now)).toEqual(full)
  })

  test('is idempotent, and never leaves more than there may be of what can be dropped', () => {
    fc.assert(
      fc.property(anyMarks, fc.integer({ min: 0, max: 5 }), (marks, most) => {
        const once = trimMarks(marks, now, { most })
        expect(trimMarks(once, now, { most })).toEqual(once)
        const stays = Object.values(marks).filter(
          ({ kind, wasSaved }) => wasSaved || !['none', 'tonight'].includes(kind),
        )
        for (const mark of stays) expect(once[mark.id]).toEqual(mark)
        expect(Object.keys(once).length).toBeLessThanOrEqual(Math.max(most, stays.length))
      }),
    )
  })
})

test('5,000 titles find room, and another one does not; those that are kept can change', () => {
  const full = many(mostMarks, 'saved')
  expect(hasRoomFor(many(mostMarks - 1, 'saved'), 'tv-1')).toBe(true)
  expect(hasRoomFor(full, 'tv-1')).toBe(false)
  expect(hasRoomFor(full, 'movie-1')).toBe(true)
  expect(hasRoomFor({ ...full, ...marksOf({ id: 'movie-1', kind: 'none', at: now }) }, 'tv-1')).toBe(true)
})
