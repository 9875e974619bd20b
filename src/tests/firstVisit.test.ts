import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countryCodes, localeOfCountry } from '#src/domain/country.ts'
import { defaultLocale } from '#src/domain/locale.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const config = readFileSync(`${projectRoot}/netlify.toml`, 'utf8')

/** Where netlify.toml sends a first visit to the home page from a country; the home page itself where no rule names it. */
function target(country: string): string {
  const rules = config.split('[[redirects]]').filter((rule) => rule.includes('from = "/"\n'))
  const rule = rules.find((one) => one.includes(`"${country}"`))
  return /to = "([^"]+)"/.exec(rule ?? '')?.[1] ?? '/'
}

describe('the first visit', () => {
  it.each(countryCodes)('from %s is greeted in the language of that country', (country) => {
    const locale = localeOfCountry(country)
    expect(target(country)).toBe(locale === defaultLocale ? '/' : `/${locale}/`)
  })
})
