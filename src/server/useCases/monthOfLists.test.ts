import { beforeAll, describe, expect, it } from 'vitest'
import { createCache } from '#src/cache/cached.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { tmdbCatalogue } from '#src/catalogue/tmdb/tmdbCatalogue.ts'
import type { TmdbClient } from '#src/catalogue/tmdb/tmdbClient.ts'
import { UpstreamError } from '#src/catalogue/tmdb/upstreamError.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { createDeps, type Deps, seeds } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { shelfDetails } from '#src/tests/support/shelfDetails.ts'
import { recommendationPool } from './recommendations.ts'

const filmsInWorld = 300
const firstNumber = 900_001
const days = Array.from({ length: 28 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
const embedded = createDeps(readEnv({}))

let shelf: readonly Title[]
let live: Deps

/** A made-up film that an editor gave the feels of one of the embedded catalogue. */
const modelOf = (number: number): Title | undefined => {
  const films = shelf.filter(({ type }) => type === 'movie')
  return films[((number - firstNumber) * 5) % films.length]
}

const filmOf = (number: number) => ({
  id: number,
  title: `Film ${number}`,
  original_language: 'en',
  overview: 'A film that is made up.',
  release_date: `${1960 + (number % 60)}-05-01`,
  vote_average: 5 + (number % 37) / 10,
  vote_count: 200 + (number % 977),
})
const world = Array.from({ length: filmsInWorld }, (_, index) => filmOf(firstNumber + index))

/** Answers as TMDB does, without a network: a page of some films for each query, and the details of all. */
const client: TmdbClient = async ({ path, parameters = {}, schema }) => {
  const found = path.startsWith('/discover/') ? pageOf(parameters) : await detailsOf(path)
  if (!found) throw new UpstreamError('missing', `nothing at ${path}`, { status: 404 })
  return schema.parse(found)
}

function pageOf(parameters: Readonly<Record<string, unknown>>) {
  const query = `${parameters['with_keywords']}${parameters['with_genres']}`
  const some = world.filter(({ id }) => (id + query.length) % 4 === 0)
  const sorted =
    parameters['sort_by'] === 'vote_average.desc' ? some.sort((a, b) => b.vote_average - a.vote_average) : some
  const page = Number(parameters['page'])
  const results = sorted.slice((page - 1) * 20, page * 20).map((film) => ({ ...film, genre_ids: [18] }))
  return { page, results, total_pages: 4, total_results: some.length }
}

async function detailsOf(path: string): Promise<object | null> {
  const film = world.find(({ id }) => path === `/movie/${id}`)
  if (!film) return await shelfDetails(`/3${path}`)
  const offers = { flatrate: [{ provider_id: 8, provider_name: 'Netflix', display_priority: 1 }] }
  return {
    ...film,
    runtime: 100,
    genres: [{ id: 18, name: 'Drama' }],
    keywords: { keywords: [] },
    credits: {},
    'watch/providers': { results: { US: offers } },
  }
}

beforeAll(async () => {
  shelf = await embeddedTitles('en')
  const cached = createCache({ drivers: [memoryDriver()] })
  const byId = new Map(shelf.map((title) => [title.id, title]))
  const catalogue = tmdbCatalogue({
    client,
    remember: cached,
    recall: cached.peek,
    seeds,
    curated: async () => (id) => {
      const known = byId.get(id)
      const model = known ?? modelOf(Number(id.slice('movie-'.length)))
      return known ?? (model && { feels: model.feels, genres: model.genres, reasons: {} })
    },
  })
  live = { ...embedded, cached, catalogue, fallback: embedded.catalogue, liveMs: 60_000 }
})

interface Month {
  readonly items: readonly Awaited<ReturnType<typeof recommendationPool>>['value'][number][]
  /** On how many days each title stood in the list. */
  readonly daysOf: ReadonlyMap<string, number>
}

async function monthOf(deps: Deps, moodId: MoodId): Promise<Month> {
  const lists = []
  for (const day of days) {
    const wish = { moodId, contentType: 'movie', country: 'US', locale: 'en' } as const
    const { value, degraded } = await recommendationPool({ ...deps, today: () => day }, wish)
    expect(degraded).toBeUndefined()
    lists.push(value.slice(0, 8))
  }
  const daysOf = new Map<string, number>()
  for (const { id } of lists.flat()) daysOf.set(id, (daysOf.get(id) ?? 0) + 1)
  expect(lists.map(({ length }) => length)).toEqual(days.map(() => 8))
  return { items: lists.flat(), daysOf }
}

const rating = ({ items }: Month): number => items.reduce((sum, item) => sum + item.rating, 0) / items.length

describe.each(['calm', 'cry', 'mindless'] as const)('a month of live lists: %s', (mood) => {
  it('rotates through good titles, rated like those of the embedded catalogue', { timeout: 120_000 }, async () => {
    const month = await monthOf(live, mood)
    expect(month.items.filter(({ fit }) => fit < 0.6)).toEqual([])
    expect(month.items.filter(({ reason }) => reason.trim().length < 12)).toEqual([])
    expect(Math.max(...month.daysOf.values())).toBeLessThanOrEqual(8)

    const good = new Set<string>()
    for (const day of days) {
      const pool = await live.catalogue.candidates({ mood, contentType: 'movie', country: 'US', locale: 'en', day })
      for (const title of pool) if (seeds.serves(title, mood)) good.add(title.id)
    }
    expect([...good].filter((id) => month.daysOf.has(id)).length / good.size).toBeGreaterThanOrEqual(0.6)

    expect(rating(month)).toBeGreaterThanOrEqual(rating(await monthOf(embedded, mood)) - 3)
  })
})
