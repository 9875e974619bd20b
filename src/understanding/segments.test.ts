import { expect, it } from 'vitest'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { segmentsOf } from './segments.ts'
import { understand } from './understand.ts'

it.each([
  ['🏳️‍🌈 love, please', ['🏳️‍🌈']],
  ['👍🏽😂 with my mum', ['😂', 'mum']],
  ['rainy Sunday, nothing sad, under 90 minutes', ['rainy Sunday', 'nothing sad', 'under 90 minutes']],
] as const)('%s is given back whole, with what was understood lit', async (text, expected) => {
  const wish = understand(text, { lexicon: await lexiconOf('en') })
  const segments = segmentsOf(text, wish, wish)
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.filter((segment) => !segment.text.isWellFormed())).toEqual([])
  expect(segments.filter(({ kind }) => kind === 'lit').map((segment) => segment.text)).toEqual(expected)
})
