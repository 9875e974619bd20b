import { describe, expect, it } from 'vitest'
import { feelIds } from '#src/domain/feel/feel.ts'
import { locales } from '#src/domain/place/locale.ts'
import { feelLabel } from './feelLabels.ts'
import { countryName, htmlLanguage, languageLabel } from './format.ts'
import { formatList } from './formatList.ts'

describe.each(locales)('a list in %s', (locale) => {
  const tag = locale === 'en' ? 'en-GB' : htmlLanguage(locale)
  const intl = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' })

  it('of feels is joined as Intl joins it, however many and whichever comes last', () => {
    const labels = feelIds.map((feel) => feelLabel(feel, locale))
    for (const [index, label] of labels.entries()) {
      for (const length of [0, 1, 2, 3]) {
        const parts = [...labels.slice(index + 1, index + 1 + length), label]
        expect(formatList(locale, parts)).toBe(intl.format(parts))
      }
    }
    expect(formatList(locale, [])).toBe('')
  })

  it('minds the sound of the last word', () => {
    for (const last of ['hijos', 'hielo', 'hiato', 'Iglesia', 'hojas', 'yeso', 'ironía', 'ian']) {
      expect(formatList(locale, ['padres', last])).toBe(intl.format(['padres', last]))
    }
  })
})

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
})
