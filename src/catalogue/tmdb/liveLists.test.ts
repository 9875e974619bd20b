import { expect, it } from 'vitest'
import { createCache } from '#src/cache/cached.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import { tmdbCatalogue } from './tmdbCatalogue.ts'
import type { TmdbClient } from './tmdbClient.ts'

const audience = { locale: 'en', country: 'US' } as const
const nobody = 3
const adults = 4
const numbers = [1, 2, nobody, adults]

function factsOf(id: number, type: string) {
  const names = type === 'movie' ? { title: `Film ${id}` } : { name: `Series ${id}` }
  const votes = id === nobody ? 5 : 900
  return { id, ...names, overview: 'Something happens.', vote_average: 7, vote_count: votes, original_language: 'en' }
}

/** A catalogue of four titles: one of them hardly anybody has voted for, one has a keyword for adults. */
function catalogueOf() {
  const asked: string[] = []
  const client: TmdbClient = async ({ path, parameters = {}, schema }) => {
    asked.push(`${path} ${parameters['without_keywords'] ?? ''}`.trim())
    const [, type = '', number] = /^\/(movie|tv)\/(\d+)$/.exec(path) ?? []
    if (!number) {
      const kind = path.includes('movie') ? 'movie' : 'tv'
      const results = numbers.map((id) => ({ ...factsOf(id, kind), genre_ids: [18] }))
      return schema.parse({ page: 1, results, total_pages: 1, total_results: results.length })
    }
    const offers = { flatrate: [{ provider_id: 8, provider_name: 'Netflix', display_priority: 1 }] }
    return schema.parse({
      ...factsOf(Number(number), type),
      ...(type === 'movie' ? { runtime: 97 } : { number_of_seasons: 4 }),
      genres: [{ id: 18, name: 'Drama' }],
      keywords: { keywords: Number(number) === adults ? [{ id: 190370, name: 'erotic movie' }] : [] },
      'watch/providers': { results: { US: offers } },
    })
  }
  const remember = createCache({ drivers: [memoryDriver()] })
  return {
    asked,
    client,
    remember,
    catalogue: tmdbCatalogue({ client, remember, curated: async () => () => undefined }),
  }
}

it('a list says of each title where to watch it and how long it takes, for one call each', async () => {
  const { asked, catalogue } = catalogueOf()
  const films = await catalogue.list({ ...audience, type: 'movie', genre: null, page: 1 })
  expect(films.titles.map(({ runtime }) => runtime)).toEqual(numbers.map(() => 97))
  expect(films.titles.every(({ availability }) => availability['US'])).toBe(true)
  expect(asked).toHaveLength(1 + numbers.length)
  // What a list has asked for, a title's page does not ask again.
  await catalogue.title('movie-1', audience)
  expect(asked).toHaveLength(1 + numbers.length)
  const series = await catalogue.list({ ...audience, type: 'tv', genre: null, page: 1 })
  expect(series.titles.map(({ seasons }) => seasons)).toEqual(numbers.map(() => 4))
})

it('trends leave out what is for adults, or known to hardly anybody, and have lengths, too', async () => {
  const { catalogue } = catalogueOf()
  const found = await catalogue.trending({ ...audience, type: 'movie', day: '2026-11-21' })
  expect(found.map(({ tmdbId, runtime }) => [tmdbId, runtime])).toEqual([
    [1, 97],
    [2, 97],
  ])
})

it('reasons are those of the function that answers, whichever has filled the cache', async () => {
  const { client, remember } = catalogueOf()
  const written = { laugh: 'A goose drives.' }
  const of = (reasons: Readonly<Record<string, string>>) =>
    tmdbCatalogue({
      client,
      remember,
      curated: async () => (id) => (id === 'movie-1' ? { feels: [], reasons } : undefined),
    })
  // A function of lists carries none.
  expect((await of({}).title('movie-1', audience))?.reasons).toEqual({})
  expect((await of(written).title('movie-1', audience))?.reasons).toEqual(written)
})
