import fc from 'fast-check'
import { expect, it } from 'vitest'
import { steadyOrder } from './steadyOrder.ts'

it('keeps what is there in its place, also what comes back, and puts what is new first', () => {
  expect(steadyOrder([], ['tv-2', 'tv-1'])).toEqual(['tv-2', 'tv-1'])
  expect(steadyOrder(['tv-3', 'tv-2', 'tv-1'], ['tv-1', 'tv-3'])).toEqual(['tv-3', 'tv-2', 'tv-1'])
  expect(steadyOrder(['tv-1'], ['tv-4', 'tv-1'])).toEqual(['tv-4', 'tv-1'])
})

it('has every title once, and never moves two that it knew', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map((number) => `movie-${number}`))
  fc.assert(
    fc.property(ids, ids, (known, now) => {
      const order = steadyOrder(known, now)
      expect(new Set(order)).toEqual(new Set([...known, ...now]))
      expect(order).toHaveLength(new Set(order).size)
      expect(order.filter((id) => known.includes(id))).toEqual(known)
    }),
  )
})
