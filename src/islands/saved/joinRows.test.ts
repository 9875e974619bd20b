import { describe, expect, it } from 'vitest'
import { joinRows } from './joinRows.ts'

describe('rows that name one title', () => {
  const saved = { kind: 'saved', title: 'Klaus' } as const
  const seen = { kind: 'seen', title: 'Klaus' } as const

  it('are one: the later act, and of those that tell no time what says more', () => {
    expect(joinRows({ ...seen, at: 1 }, [{ ...saved, at: 2 }]).kind).toBe('saved')
    expect(joinRows({ ...seen, at: 2 }, [{ ...saved, at: 1 }]).kind).toBe('seen')
    expect(joinRows(saved, [seen]).kind).toBe('seen')
    expect(joinRows(seen, [saved, { ...seen, kind: 'never' }]).kind).toBe('never')
    expect(joinRows(seen, [{ ...saved, at: 1 }]).kind).toBe('saved')
  })

  it('take from the file of ratings whether it lit up, if it was seen', () => {
    expect(joinRows({ ...seen, at: 2 }, [{ ...seen, at: 1, litUp: false }])).toEqual({ ...seen, at: 2, litUp: false })
    expect(joinRows({ ...seen, at: 2, litUp: true }, [{ ...seen, at: 1, litUp: false }]).litUp).toBe(true)
    expect(joinRows({ ...saved, at: 2 }, [{ ...seen, at: 1, litUp: true }])).toEqual({ ...saved, at: 2 })
  })
})
