import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutSharedBeginnings, withSharedBeginnings } from './sharedBeginnings.ts'

const word = fc.stringMatching(/^[a-cé0-9*]{1,6}$/)
const phrases = fc.array(fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')))

it('phrases are the same again, in any order', () => {
  fc.assert(
    fc.property(phrases, (all) => {
      const packed = withoutSharedBeginnings(all)
      expect(all.length === 0 ? [] : withSharedBeginnings(packed.split('\n'))).toEqual(all)
    }),
  )
})

it('what the phrase before begins with is left out', () => {
  expect(withoutSharedBeginnings(['feel good', 'feel good film', 'feel goodness'])).toBe('feel good\n"film\n!Dness')
})

it('a phrase that begins with a mark is refused', () => {
  expect(() => withoutSharedBeginnings(['$ and more'])).toThrow(RangeError)
})
