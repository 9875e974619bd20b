import { describe, expect, it } from 'vitest'
import { accountIdOf, accountIdSchema } from './accountId.ts'

describe('an account id', () => {
  it('is the same for the same person, different for others, and shows nothing', () => {
    const id = accountIdOf('google', 'ada@example.org')
    expect(id).toBe(accountIdOf('google', 'ada@example.org'))
    expect(accountIdSchema.safeParse(id).success).toBe(true)
    const others = [accountIdOf('github', 'ada@example.org'), accountIdOf('google', 'Ada@example.org')]
    expect(new Set([id, ...others, accountIdOf('a', 'bc'), accountIdOf('ab', 'c')]).size).toBe(5)
    expect(id).not.toContain('ada')
  })

  it.each(['', 'moodlight', `${'a'.repeat(42)}:`, 'a'.repeat(44), `${'a'.repeat(43)}\n`])('is never %j', (text) => {
    expect(accountIdSchema.safeParse(text).success).toBe(false)
  })
})
