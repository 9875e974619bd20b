import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract } from '#src/api/contract.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { type Fault, type FaultProxy, faults, startFaultProxy } from '#src/tooling/site/faultProxy.ts'
import { type FunctionSite, startFunctionSite } from './support/functionSite.ts'
import { type RestBridge, startRestBridge } from './support/redisRestBridge.ts'
import { type RunningRedis, startRedis } from './support/redisServer.ts'
import { slowedDown } from './support/slowedDown.ts'

/**
 * A real Redis behind Upstash's protocol and a made-up TMDB, each behind a proxy that breaks its answers: what a
 * visitor gets meanwhile, and how soon everything is well again. Each fault has a site process of its own, so that they
 * run side by side.
 */
/**
 * More than the deadlines of TMDB (1.84 s) and Redis (0.15 s) allow, and less than any wait without them: a stalled
 * connection lasts for ever. Beside other work all of it takes longer (see `slowedDown`).
 */
const slowestMs = 4000
const recoveryMs = 10_000

const endpoints: readonly (readonly [path: string, endpoint: Endpoint])[] = [
  ['/api/mood-recommendations/cry', contract.moodRecommendations],
  ['/api/movies', contract.movies],
  ['/api/movies/genre/comedy', contract.moviesOfGenre],
  ['/api/movies/trending', contract.trendingMovies],
  ['/api/movies/search?q=kitchen', contract.searchMovies],
  ['/api/tv-shows', contract.tvShows],
  ['/api/tv-shows/genre/drama', contract.tvShowsOfGenre],
  ['/api/tv-shows/trending', contract.trendingTvShows],
  ['/api/tv-shows/search?q=kitchen', contract.searchTvShows],
  ['/api/search?q=kitchen', contract.search],
  ['/api/streaming-platforms', contract.streamingPlatforms],
]

/** What only TMDB can answer: a title that no list has asked for, a search, and a page of a list that the shelf does not have. */
const onlyLive = [
  '/api/titles/movie-900805?country=BR',
  '/api/search?q=qqxzzyqqxzzy',
  '/api/movies?page=400&country=BR',
]

/** An answer that holds nothing is an answer, be it a wrong one; not for a title, which it does not fit. */
const unlessTold = (fault: Fault) => (fault === 'empty' ? onlyLive.slice(0, 1) : onlyLive)

let redis: RunningRedis
let bridge: RestBridge
let tmdb: FakeTmdb
beforeAll(async () => {
  redis = await startRedis()
  bridge = await startRestBridge(redis.port)
  tmdb = await startFakeTmdb()
})
afterAll(async () => {
  await tmdb.close()
  await bridge.stop()
  await redis.stop()
})

interface Rig {
  readonly site: FunctionSite
  readonly tmdbProxy: FaultProxy
  readonly redisProxy: FaultProxy
  readonly stop: () => Promise<void>
}

/** A site of its own, with both its upstreams behind proxies, and keys that no other site uses. */
async function rig(name: string): Promise<Rig> {
  const tmdbProxy = await startFaultProxy(new URL(tmdb.url).origin)
  const redisProxy = await startFaultProxy(bridge.url)
  const site = await startFunctionSite({
    TMDB_API_URL: `${tmdbProxy.url}/3`,
    TMDB_API_TOKEN: tmdb.token,
    UPSTASH_REDIS_REST_URL: redisProxy.url,
    UPSTASH_REDIS_REST_TOKEN: bridge.token,
    CACHE_VERSION: name,
  })
  // What a process needs to wake up is not what is measured here.
  await fetch(`${site.url}/api/movies?country=IN`)
  await fetch(`${site.url}/api/mood-recommendations/calm?country=IN`)
  await fetch(`${site.url}/api/search?q=love&country=IN`)
  return {
    site,
    tmdbProxy,
    redisProxy,
    async stop() {
      await site.stop()
      await tmdbProxy.close()
      await redisProxy.close()
    },
  }
}

interface Outcome {
  readonly path: string
  readonly status: number
  readonly valid: boolean
  readonly ms: number
  readonly degraded: string | null
}

async function ask(site: FunctionSite, country: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [path, endpoint] of endpoints) {
    const started = performance.now()
    const response = await fetch(`${site.url}${path}${path.includes('?') ? '&' : '?'}country=${country}`)
    const body: unknown = await response.json()
    outcomes.push({
      path,
      status: response.status,
      valid: endpoint.response.safeParse(body).success,
      ms: performance.now() - started,
      degraded: response.headers.get('moodlight-degraded'),
    })
  }
  return outcomes
}

function expectUnharmed(outcomes: readonly Outcome[]): void {
  for (const { path, status, valid, ms } of outcomes) {
    expect(status, path).toBe(200)
    expect(valid, path).toBe(true)
    expect(ms, path).toBeLessThan(slowestMs * slowedDown())
  }
}

async function expectRecovery(site: FunctionSite, countries: readonly string[]): Promise<void> {
  let at = 0
  await vi.waitFor(
    async () => {
      const country = countries[at++ % countries.length] ?? 'US'
      const degraded = (await ask(site, country)).filter((outcome) => outcome.degraded !== null)
      if (degraded.length > 0) throw new Error(`still degraded: ${degraded.map(({ path }) => path).join(', ')}`)
    },
    { timeout: recoveryMs * slowedDown(), interval: 500 },
  )
}

describe.concurrent('TMDB in trouble', () => {
  it.each(faults)('%s: every endpoint answers in time, says that it is degraded, and recovers', async (fault) => {
    const { site, tmdbProxy, stop } = await rig(`tmdb-${fault}`)
    try {
      expectUnharmed(await ask(site, 'US'))
      // On a busy machine a cold answer may be late; the next one finds what it was waiting for.
      await expectRecovery(site, ['US'])
      await tmdbProxy.setFault(fault)
      // What is cached is served as if nothing were wrong; what is not comes from the embedded shelf and says so, as a
      // list does that is made of its titles and of details that are known already.
      const standsIn: Outcome['degraded'][] = ['embedded', 'partial']
      const during = await ask(site, 'BR')
      expectUnharmed(during)
      const cold = during.filter(({ path }) => path !== '/api/streaming-platforms')
      expect(
        cold.filter(({ degraded }) => !standsIn.includes(degraded)).map(({ path, degraded }) => [path, degraded]),
      ).toEqual([])
      // What only TMDB knows cannot be looked up: that is not to say that there is none.
      for (const path of unlessTold(fault)) {
        const { status, headers } = await fetch(site.url + path)
        expect([status, headers.get('cache-control')], path).toEqual([503, 'no-store'])
        expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0)
      }
      await tmdbProxy.setFault(null)
      await expectRecovery(site, ['MX', 'DE', 'FR', 'GB'])
      for (const path of onlyLive) expect((await fetch(site.url + path)).status, path).toBe(200)
    } finally {
      await stop()
    }
  })
})

describe.concurrent('Redis in trouble', () => {
  it.each(faults)('%s: nobody notices', async (fault) => {
    const { site, redisProxy, stop } = await rig(`redis-${fault}`)
    try {
      await redisProxy.setFault(fault)
      expectUnharmed(await ask(site, 'US'))
      // On a busy machine a cold answer may be late for another reason; the next one finds what it was waiting for.
      await expectRecovery(site, ['US'])
      await redisProxy.setFault(null)
      await expectRecovery(site, ['MX'])
    } finally {
      await stop()
    }
  })
})

describe('many at once', () => {
  it('a hundred cold requests for one list are one question to TMDB, and two processes ask at most twice', async () => {
    const proxy = await startFaultProxy(new URL(tmdb.url).origin)
    const environment = {
      TMDB_API_URL: `${proxy.url}/3`,
      TMDB_API_TOKEN: tmdb.token,
      UPSTASH_REDIS_REST_URL: bridge.url,
      UPSTASH_REDIS_REST_TOKEN: bridge.token,
      CACHE_VERSION: 'many',
    }
    const [one, two] = await Promise.all([startFunctionSite(environment), startFunctionSite(environment)])
    try {
      // The list is what is cold: a process that still loads its modules may miss the deadline, and then asks again.
      await Promise.all([one, two].map((site) => fetch(`${site.url}/api/movies/genre/comedy?country=US`)))
      const asked = (type: 'movie' | 'tv'): number => proxy.seen.get(`/3/discover/${type}`) ?? 0
      const hundred = (site: FunctionSite, path: string) =>
        Promise.all(Array.from({ length: 100 }, async () => await fetch(site.url + path)))
      /** Questions to TMDB, of the first country whose answers came in time: one that is late is asked again. */
      async function questions(type: 'movie' | 'tv', sites: readonly FunctionSite[], path: string): Promise<number> {
        for (const country of ['US', 'GB', 'DE', 'FR', 'IT', 'ES', 'JP', 'IN']) {
          const before = asked(type)
          const answers = (await Promise.all(sites.map((site) => hundred(site, `${path}?country=${country}`)))).flat()
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
          if (answers.every(({ headers }) => headers.get('moodlight-degraded') === null)) return asked(type) - before
        }
        throw new Error('no answers came in time')
      }
      expect(await questions('movie', [one], '/api/movies')).toBe(1)
      expect(await questions('tv', [one, two], '/api/tv-shows')).toBeLessThanOrEqual(2)
    } finally {
      await one.stop()
      await two.stop()
      await proxy.close()
    }
  })

  it('loses no request when Redis is killed in the middle of a load', async () => {
    const mortal = await startRedis()
    const ownBridge = await startRestBridge(mortal.port)
    const site = await startFunctionSite({
      UPSTASH_REDIS_REST_URL: ownBridge.url,
      UPSTASH_REDIS_REST_TOKEN: ownBridge.token,
    })
    try {
      const statuses: number[] = []
      const visitor = async (number: number): Promise<void> => {
        for (let page = 1; page <= 30; page++) {
          statuses.push((await fetch(`${site.url}/api/movies?page=${page}&country=${number % 2 ? 'US' : 'BR'}`)).status)
          if (statuses.length === 150) await mortal.stop()
        }
      }
      await Promise.all(Array.from({ length: 12 }, (_, number) => visitor(number)))
      expect(statuses.length).toBe(360)
      expect(new Set(statuses)).toEqual(new Set([200]))
    } finally {
      await site.stop()
      await ownBridge.stop().catch(() => {})
    }
  })
})
