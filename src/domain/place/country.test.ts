import { expect, it } from 'vitest'
import { localeOfCountry, parseCountryCode } from './country.ts'

it.each([
  ['BR', 'pt'],
  ['MX', 'es'],
  ['ES', 'es'],
  ['DE', 'de'],
  ['FR', 'fr'],
  ['US', 'en'],
  ['JP', 'en'],
] as const)('a first visit from %j is greeted in %s', (country, locale) => {
  expect(localeOfCountry(country)).toBe(locale)
})

it('a country is one of ours in any case, and nothing else is', () => {
  expect(['br', 'Br', 'BR'].map(parseCountryCode)).toEqual(['BR', 'BR', 'BR'])
  for (const text of ['', 'SE', 'BRA', ' BR', 'Brazil', '__proto__']) expect(parseCountryCode(text)).toBeNull()
})
