import { describe, expect, it } from 'vitest'
import { differentLetters, editDistance, letterBits } from './editDistance.ts'

describe('typing errors between two words', () => {
  it.each([
    ['interstellar', 'interstellar', 0],
    ['intersteller', 'interstellar', 1],
    ['interstelar', 'interstellar', 1],
    ['interstelllar', 'interstellar', 1],
    ['lnad', 'land', 1],
    ['redemtoin', 'redemption', 2],
  ])('%s, %s: %i', (typed, word, errors) => {
    expect(editDistance(typed, word, 2)).toBe(errors)
    expect(editDistance(word, typed, 2)).toBe(errors)
    // Words with few errors between them differ in few letters, which is looked at first.
    expect(differentLetters(letterBits(typed), letterBits(word))).toBeLessThanOrEqual(2 * errors)
  })

  it('are counted up to a bound only', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })
})
