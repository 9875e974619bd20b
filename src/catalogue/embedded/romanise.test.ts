import { expect, it } from 'vitest'
import { romanise } from './romanise.ts'

it.each([
  ['기생충', 'gisaengchung'],
  ['부산행', 'busanhaeng'],
  ['오징어 게임', 'ojingeo geim'],
  ['8월의 크리스마스', '8wolui keuriseumaseu'],
  ['Amélie 君', 'Amélie 君'],
])('romanises Korean syllables, and nothing else: %s', (text, latin) => {
  expect(romanise(text)).toBe(latin)
})
