import { expect, it } from 'vitest'
import { countryOfLanguage } from './countryOfLanguage.ts'

it.each([
  ['ko', 'KR'],
  ['cs', 'CZ'],
  ['da', 'DK'],
  ['en', 'GB'],
  ['pt', 'PT'],
  ['bn', 'IN'],
  ['ta', 'IN'],
  ['eu', 'ES'],
  ['tl', 'PH'],
  ['zh', 'CN'],
])('%s has its name from %s', (language, country) => {
  expect(countryOfLanguage(language)).toBe(country)
})

it.each(['ar', 'la', 'eo', 'xx', 'cn', '', 'pt-BR'])('no country is named for "%s"', (language) => {
  expect(countryOfLanguage(language)).toBeUndefined()
})
