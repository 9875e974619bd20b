import { expect, it } from 'vitest'
import { countriesOf } from './countriesOf.ts'

it.each([
  [['FR', 'BE'], 'fr', ['FR', 'BE']],
  [['fr', 'XX1'], 'fr', ['FR']],
  [[], 'cs', ['CZ']],
  [[], 'ja', ['JP']],
  [[], 'it', ['IT']],
])('%j in %s come from %j', (codes, language, countries) => {
  expect(countriesOf(codes, language)).toEqual(countries)
})

it.each(['ar', 'xx', 'sw', 'es-419'])('where nothing is stated, %s names no country', (language) => {
  expect(countriesOf([], language)).toEqual([])
})
