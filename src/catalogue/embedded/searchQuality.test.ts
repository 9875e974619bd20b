import { expect, it } from 'vitest'
import { defaultLocale } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import { trending } from '#src/engine/trending.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { embeddedCatalogue } from './embeddedCatalogue.ts'
import {
  type Expected,
  feelSearches,
  keptBackSearches,
  laterSearches,
  type SearchCase,
  tunedSearches,
} from './searchQueries.data.ts'

const catalogue = embeddedCatalogue({ rankTrending: trending, searchWords: async () => searchWords() })

/** The mean reciprocal rank that a visitor meets: 1 where every first hit is what was meant. */
const leastRank = 0.95

function isExpected({ id, people, genres, feels }: Title, expected: Expected): boolean {
  if ('ids' in expected) return expected.ids.includes(id)
  if ('person' in expected) return people.some((name) => spelled(name) === spelled(expected.person))
  if ('genre' in expected) return genres.includes(expected.genre)
  return expected.feels.some((feel) => feels.includes(feel))
}

const spelled = (name: string): string => name.toLowerCase()

async function reciprocalRank([locale, text, expected]: SearchCase): Promise<number> {
  const { titles, nearest } = await catalogue.search({ locale, text, country: null, contentType: 'all' })
  const place = nearest ? -1 : titles.findIndex((title) => isExpected(title, expected))
  return place < 0 ? 0 : 1 / (place + 1)
}

it.each([
  ['searches that the order was tuned by', tunedSearches],
  ['searches that were kept back', keptBackSearches],
  ['searches that were written later', laterSearches],
  ['searches for feels, in five languages', feelSearches],
])(`finds what was meant: ${leastRank} in %s`, async (_, searches) => {
  const ranks = await Promise.all(searches.map(reciprocalRank))
  const missed = searches.filter((_, index) => ranks[index] !== 1).map(([locale, text]) => `${locale}: ${text}`)
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
  expect(mean, `not first: ${missed.join('; ')}`).toBeGreaterThanOrEqual(leastRank)
})

it('puts what is best known of a topic before what is only of it: time travel', async () => {
  const { titles } = await catalogue.search({
    locale: defaultLocale,
    country: null,
    contentType: 'movie',
    text: 'time travel',
  })
  expect(titles[0]?.title).toBe('Back to the Future')
})

it.each([
  ['croquet club', /club|winx/i],
  ['harry potter and the cursed child', /harry potter|fantastic beasts/i],
])('says that there is no title "%s", and gives a few that come near', async (text, near) => {
  const found = await catalogue.search({ locale: defaultLocale, country: null, contentType: 'all', text })
  expect(found.nearest).toBe(true)
  expect(found.titles.length).toBeGreaterThan(0)
  expect(found.titles.length).toBeLessThanOrEqual(6)
  expect(found.titles.every(({ title }) => near.test(title))).toBe(true)
})

it.each([`'"; DROP TABLE titles; --`, 'asdf qwer', 'qqxzzyqqxzzy', '???', 'xx yy zz'])(
  'finds nothing for what means nothing: %s',
  async (text) => {
    const found = await catalogue.search({ locale: defaultLocale, country: null, contentType: 'all', text })
    expect(found).toEqual({ titles: [], nearest: false })
  },
)
