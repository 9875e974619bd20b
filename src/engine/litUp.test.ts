import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feelIds } from '#src/domain/feel/feel.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { mostShift, shiftByLitUp } from './litUp.ts'

const id = fc.integer({ min: 1, max: 40 }).map((number): TitleId => `movie-${number}`)
const feels = fc.uniqueArray(fc.constantFrom(...feelIds.slice(0, 30)), { minLength: 1, maxLength: 9 })
const mark = fc.record({ id, feels, litUp: fc.boolean() })
const marks = fc.array(mark, { maxLength: 150 })
const title = fc.record({ id, feels })

describe('what lit up', () => {
  it('never shifts a fit by more than 0.12, and names a title that was marked for it', () => {
    fc.assert(
      fc.property(title, marks, (one, given) => {
        const { shift, cause } = shiftByLitUp(one, given)
        expect(Math.abs(shift)).toBeLessThanOrEqual(mostShift)
        if (shift === 0) expect(cause).toBeUndefined()
        else expect(given.some((each) => each.id === cause && each.litUp === shift > 0)).toBe(true)
        expect(cause).not.toBe(one.id)
      }),
    )
  })

  it('raises what is alike in feel, and what did not lowers it by as much', () => {
    fc.assert(
      fc.property(title, marks, (one, given) => {
        const { shift } = shiftByLitUp(one, given)
        const turned = given.map((each) => ({ ...each, litUp: !each.litUp }))
        expect(shiftByLitUp(one, turned).shift).toBeCloseTo(-shift)
        const up = given.map((each) => ({ ...each, litUp: true }))
        expect(shiftByLitUp(one, up).shift).toBeGreaterThanOrEqual(0)
      }),
    )
    const same = { id: 'movie-1', feels: ['slapstick', 'meet-cute', 'road-trip'] } as const
    expect(shiftByLitUp({ ...same, id: 'tv-1' }, [{ ...same, litUp: true }])).toEqual({ shift: 0.12, cause: 'movie-1' })
    expect(shiftByLitUp(same, [{ ...same, litUp: true }])).toEqual({ shift: 0 })
    const other = { id: 'tv-2', feels: ['gritty-crime', 'creeping-dread'] } as const
    expect(shiftByLitUp(same, [{ ...other, litUp: true }])).toEqual({ shift: 0 })
  })

  it('names the nearest', () => {
    const wanted = { id: 'tv-9', feels: ['slapstick', 'meet-cute', 'road-trip', 'first-love'] } as const
    const near = { id: 'movie-1', feels: ['slapstick', 'meet-cute', 'road-trip'], litUp: true } as const
    const far = { id: 'movie-2', feels: ['slapstick', 'deadpan-humour', 'road-trip'], litUp: true } as const
    expect(shiftByLitUp(wanted, [far, near]).cause).toBe('movie-1')
  })
})
