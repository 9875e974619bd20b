import { describe, expect, it } from 'vitest'
import { countryCodes, localeOfCountry } from '#src/domain/place/country.ts'
import { defaultLocale } from '#src/domain/place/locale.ts'
import { redirectsFile } from '#src/tooling/build/netlifyFiles.ts'

/**
 * Where `_redirects` sends a first visit to the home page from a country; the home page itself where no rule names it.
 */
function target(country: string): string {
  const rules = redirectsFile()
    .split('\n')
    .map((line) => line.split(/[ =,]/))
  const [, to = '/'] = rules.find(([from, ...rest]) => from === '/' && rest.includes(country)) ?? []
  return to
}

describe('the first visit', () => {
  it.each(countryCodes)('from %s is greeted in the language of that country', (country) => {
    const locale = localeOfCountry(country)
    expect(target(country)).toBe(locale === defaultLocale ? '/' : `/${locale}/`)
  })

  it.each(['SE', 'AR', 'PT'])('from %s, which is none of ours, is greeted in English', (country) => {
    expect(target(country)).toBe('/')
  })
})
