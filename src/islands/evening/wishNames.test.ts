import { expect, it } from 'vitest'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { noWishes, type Tonight } from '#src/domain/evening/tonight.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { setWishes } from './wishNames.ts'

async function chips(locale: Locale, wish: Partial<Tonight>): Promise<string[]> {
  const words = await loadEveningWords(locale)
  const naming = { locale, words, platforms: new Map(), now: new Date(2026, 10, 28, 21, 10) }
  return setWishes({ ...noWishes, ...wish }, naming).map(({ name }) => name)
}

it('names the one thing that is left out, and counts several', async () => {
  expect(await chips('en', { not: ['sad-ending'] })).toEqual(['No sad ending'])
  expect(await chips('de', { not: ['animal-death'] })).toEqual(['Kein Tier stirbt'])
  expect(await chips('en', { not: ['sad-ending', 'gore'] })).toEqual(['Without 2 things'])
  for (const locale of locales) {
    const names = await Promise.all(leaveOuts.map((one) => chips(locale, { not: [one] })))
    expect(new Set(names.flat()).size, locale).toBe(leaveOuts.length)
  }
})

it('says every length in minutes', async () => {
  const names = await Promise.all([30, 60, 90, 120].map((max) => chips('en', { max })))
  expect(names.flat()).toEqual(['Up to 30 minutes', 'Up to 60 minutes', 'Up to 90 minutes', 'Up to 120 minutes'])
})
