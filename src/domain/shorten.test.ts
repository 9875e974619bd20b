import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

it('shortens a text after a word, without a stray mark', () => {
  expect(shorten('A short one.', 20)).toBe('A short one.')
  expect(shorten('One, two, three and four.', 12)).toBe('One, two…')
})

it('shortens a text without spaces between two characters', () => {
  expect(shorten('春夏秋冬そして春', 4)).toBe('春夏秋冬…')
  expect(shorten('ab😀😀', 3)).toBe('ab…')
})
