import { describe, expect, it } from 'vitest'
import { countryName, languageLabel, shorten } from './format.ts'

describe('names and texts', () => {
  it('call Hong Kong by its short name and others by their own', () => {
    expect(countryName('en', 'HK')).toBe('Hong Kong')
    expect(countryName('de', 'HK')).toBe('Hongkong')
    expect(countryName('en', 'US')).toBe('United States')
  })

  it('begin a language with a capital', () => {
    expect(languageLabel('pt', 'ja')).toBe('Japonês')
    expect(languageLabel('fr', 'ko')).toBe('Coréen')
  })

  it('are shortened after a word, without a stray mark', () => {
    expect(shorten('A short one.', 20)).toBe('A short one.')
    expect(shorten('One, two, three and four.', 12)).toBe('One, two…')
  })
})
