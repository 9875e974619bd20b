import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawChances, drawOne } from './draw.ts'

const scores = fc.array(fc.double({ min: -1, max: 3, noNaN: true }), { minLength: 1, maxLength: 24 })
const rowsOf = (values: readonly number[]) => values.map((score, id) => ({ id, score }))
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('a draw', () => {
  it('is one of the rows, with its chance; the chances are whole and make 100', () => {
    fc.assert(
      fc.property(scores, random, (values, at) => {
        const rows = rowsOf(values)
        const chances = drawChances(rows)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(100)
        expect(chances.every((chance) => Number.isInteger(chance) && chance >= 0)).toBe(true)
        const drawn = drawOne(rows, () => at)
        expect(drawn && rows.includes(drawn.row)).toBe(true)
        expect(drawn?.chance).toBe(chances[drawn?.row.id ?? -1])
      }),
    )
  })

  it('never prefers the lower score, and leaves no title of a list without a chance', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const chances = drawChances(rowsOf([...values].sort((a, b) => b - a)))
        for (const [index, chance] of chances.entries())
          expect(chance).toBeLessThanOrEqual((chances[index - 1] ?? 100) + 1)
      }),
    )
    expect(Math.min(...drawChances(rowsOf([1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 1])))).toBeGreaterThanOrEqual(3)
  })

  it('comes as often as its chance says', () => {
    const rows = rowsOf([1, 0.9, 0.7])
    const counts = [0, 0, 0]
    const draws = 10_000
    for (let turn = 0; turn < draws; turn++) {
      const at = drawOne(rows, () => (turn + 0.5) / draws)?.row.id ?? -1
      counts[at] = (counts[at] ?? 0) + 1
    }
    for (const [index, chance] of drawChances(rows).entries()) {
      expect(Math.abs((counts[index] ?? 0) / draws - chance / 100)).toBeLessThan(0.01)
    }
  })

  it('of nothing is nothing', () => {
    expect(drawOne([], () => 0.5)).toBeNull()
    expect(drawChances([])).toEqual([])
  })
})
