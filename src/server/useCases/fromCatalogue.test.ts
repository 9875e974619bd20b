import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCache } from '#src/cache/cached.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { createDeps, type Deps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { listTitles, searchTitles, trendingTitles } from './lists.ts'
import { recommendations } from './recommendations.ts'
import { streamingPlatforms } from './streamingPlatforms.ts'
import { titleDetails } from './titleDetails.ts'

const shelf = createDeps(readEnv({})).catalogue
const audience = { locale: 'en', country: 'US' } as const

const gone = () => Promise.reject(new Error('gone'))
const silent: Omit<Catalogue, 'name'> = {
  candidates: gone,
  list: gone,
  trending: gone,
  search: gone,
  platforms: gone,
  title: gone,
  enrich: gone,
  recall: gone,
}

/** A site with a live catalogue over a shelf; each answers as the shelf does, but for what is given. */
function site({ live, embedded = {} }: { live: Partial<Catalogue>; embedded?: Partial<Catalogue> }): Deps {
  return {
    ...createDeps(readEnv({})),
    cached: createCache({ drivers: [memoryDriver()] }),
    catalogue: { ...shelf, name: 'tmdb', ...live },
    fallback: { ...shelf, ...embedded },
  }
}

const title = (deps: Deps, id: TitleId) => titleDetails(deps, { ...audience, id })
const search = (deps: Deps, text: string) => searchTitles(deps, { ...audience, text, contentType: 'all' })
const list = (deps: Deps, page: number) => listTitles(deps, { ...audience, type: 'movie', genre: null, page })

const unavailable = { code: 'unavailable', status: 503 }
const unknown = { code: 'not_found', status: 404 }

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

describe('without anybody to ask', () => {
  const none: Deps = { ...createDeps(readEnv({})), catalogue: { name: 'embedded', ...silent } }
  const both = site({ live: silent, embedded: silent })
  it.each([
    ['a list', (deps: Deps) => list(deps, 1)],
    ['what trends', (deps: Deps) => trendingTitles(deps, { ...audience, type: 'tv' })],
    ['a search', (deps: Deps) => search(deps, 'love')],
    ['a title', (deps: Deps) => title(deps, 'movie-129')],
    ['the services of a country', (deps: Deps) => streamingPlatforms(deps, audience)],
    ['recommendations', (deps: Deps) => recommendations(deps, { ...audience, moodId: 'cry', contentType: 'all' })],
  ])('%s is unavailable, never empty', async (_, ask) => {
    await expect(ask(none)).rejects.toMatchObject(unavailable)
    await expect(ask(both)).rejects.toMatchObject(unavailable)
  })
})

describe('while the live catalogue is silent', () => {
  const deps = site({ live: silent })

  it('the shelf answers for what it has', async () => {
    expect(await title(deps, 'movie-129')).toMatchObject({ degraded: 'embedded', value: { title: 'Spirited Away' } })
    expect(await list(deps, 2)).toMatchObject({ degraded: 'embedded' })
  })

  it('the shelf does not say for the other that there is none', async () => {
    await expect(title(deps, 'movie-900001')).rejects.toMatchObject(unavailable)
    await expect(list(deps, 400)).rejects.toMatchObject(unavailable)
    await expect(search(deps, 'qqxzzyqqxzzy')).rejects.toMatchObject(unavailable)
  })
})

describe('where the live catalogue has nothing', () => {
  const nothing = {
    search: async () => ({ titles: [], nearest: false }),
    title: async () => null,
    list: async () => ({ titles: [], hasMore: false }),
  }

  it('the shelf has a try', async () => {
    const deps = site({ live: nothing })
    expect(await title(deps, 'movie-129')).toMatchObject({ degraded: 'embedded' })
    expect((await search(deps, 'spirited')).value.items.map(({ id }) => id)).toContain('movie-129')
  })

  it('and the shelf neither, there is none, and it is said as a whole answer', async () => {
    const deps = site({ live: nothing })
    await expect(title(deps, 'movie-1')).rejects.toMatchObject(unknown)
    expect(await search(deps, 'qqxzzyqqxzzy')).toEqual({ value: { items: [], nearest: false } })
  })

  it('and the shelf cannot be read, nobody knows', async () => {
    const deps = site({ live: nothing, embedded: silent })
    await expect(title(deps, 'movie-1')).rejects.toMatchObject(unavailable)
    expect(await search(deps, 'love')).toEqual({
      value: { items: [], nearest: false },
      degraded: 'partial',
    })
  })

  it('a list has ended, and the shelf does not go on in its place', async () => {
    expect(await list(site({ live: nothing }), 2)).toEqual({ value: { items: [], hasMore: false } })
  })
})

describe('an answer that lacks something', () => {
  it('is served, marked as partial, and made anew for the next visitor', async () => {
    let lacks = true
    const deps = site({
      live: {
        list: async (query) => {
          if (lacks) query.onGap?.()
          return shelf.list(query)
        },
      },
    })
    const [one, other] = await Promise.all([list(deps, 1), list(deps, 1)])
    expect([one.degraded, other.degraded]).toEqual(['partial', 'partial'])
    expect(one.value.items.length).toBeGreaterThan(10)
    lacks = false
    expect((await list(deps, 1)).degraded).toBeUndefined()
    lacks = true
    // Whole now, and kept.
    expect((await list(deps, 1)).degraded).toBeUndefined()
  })
})
