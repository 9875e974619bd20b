import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCache } from '#src/cache/cached.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { trending } from '#src/engine/trending.ts'
import { catalogueContract } from '#src/tests/contracts/catalogue.ts'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import type { Catalogue } from './catalogue.ts'
import { embeddedCatalogue } from './embedded/embeddedCatalogue.ts'
import { tmdbCatalogue } from './tmdb/tmdbCatalogue.ts'
import { tmdbClient } from './tmdb/tmdbClient.ts'

const embedded = embeddedCatalogue({ rankTrending: trending })
catalogueContract('the embedded shelf', () => embedded)

let fake: FakeTmdb
let live: Catalogue
beforeAll(async () => {
  fake = await startFakeTmdb()
  const cached = createCache({ drivers: [memoryDriver()] })
  live = tmdbCatalogue({
    client: tmdbClient({ url: fake.url, token: fake.token }),
    remember: cached,
    curated: async () => () => undefined,
  })
})
afterAll(() => fake.close())
catalogueContract('TMDB, over HTTP,', () => live)

describe('TMDB’s answers', () => {
  const audience = { locale: 'en', country: 'US' } as const

  it('fall back to English for a text that the language lacks', async () => {
    const { titles } = await live.list({ locale: 'pt', country: 'BR', type: 'movie', genre: null, page: 1 })
    const texts = titles.map(({ description }) => description)
    expect(texts.some((text) => text.startsWith('[pt-BR]'))).toBe(true)
    expect(texts.some((text) => !text.startsWith('[pt-BR]') && text.includes('is made up'))).toBe(true)
  })

  it('merge a service’s numbers, keep channels out, and put streaming first', async () => {
    const { titles } = await live.list({ ...audience, type: 'movie', genre: null, page: 1 })
    const offers = titles.flatMap(({ availability }) => availability['US'] ?? [])
    const netflix = titles.find(({ tmdbId }) => tmdbId === 900_001)
    expect(netflix?.availability['US']).toEqual([
      { platform: 'netflix', kind: 'stream' },
      { platform: 'prime-video', kind: 'rent' },
      { platform: 'prime-video', kind: 'buy' },
    ])
    expect(offers.some(({ platform }) => platform === 'paramount-plus')).toBe(false)
  })

  it('bring runtime, seasons and feels when a pool is enriched', async () => {
    const pool = await live.candidates({ ...audience, mood: 'adrenaline', contentType: 'movie' })
    const rich = await live.enrich(pool.slice(0, 20), audience)
    expect(rich.filter(({ runtime }) => runtime !== undefined).length).toBeGreaterThan(10)
    expect(rich.some(({ feels }) => feels.length >= 2)).toBe(true)
    expect(rich.every(({ availability }) => typeof availability === 'object')).toBe(true)
  })

  it('name who made a title, then its leads, and nobody where a film’s director is not known', async () => {
    const peopleOf = async (id: TitleId) => (await live.title(id, audience))?.people
    expect(await peopleOf('movie-900001')).toEqual(['A Director', 'First Lead', 'Second Lead'])
    expect(await peopleOf('tv-800001')).toEqual(['A Maker', 'First Lead', 'Second Lead'])
    const undirected = 900_001 + (11 - (900_001 % 11))
    expect(await peopleOf(`movie-${undirected}`)).toEqual([])
  })

  it('reach the browser through this site’s own origin', async () => {
    const { titles } = await live.list({ ...audience, type: 'movie', genre: null, page: 1 })
    const images = titles.flatMap(({ imageUrl }) => imageUrl ?? [])
    expect(images.length).toBeGreaterThan(10)
    expect(images.every((url) => url.startsWith('/.netlify/images?url='))).toBe(true)
  })

  it('show a country’s other services by the name that the list gives them', async () => {
    const { local } = await live.platforms({ locale: 'en', country: 'GB' })
    expect(local.map(({ name }) => name)).toEqual(['BBC iPlayer', 'Lantern Room'])
  })
})
