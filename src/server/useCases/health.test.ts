import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { healthEndpoints } from '#src/api/healthEndpoints.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { clock } from '#src/tests/support/cachedNumbers.ts'
import { type RestBridge, startRestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type RunningRedis, startRedis } from '#src/tests/support/redisServer.ts'
import { startSilentServer } from '#src/tests/support/silentServer.ts'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { health } from './health.ts'
import { healthCheck } from './healthCheck.ts'
import { healthChecks } from './healthChecks.ts'

/** Longer than any part is waited for, on a busy machine. */
const slowestMs = 2000

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
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => redis.thaw())

/** How a site with such settings is, each time anew. */
function siteWith(settings: Readonly<Record<string, string>>) {
  const env = readEnv(settings)
  const from = createDeps(env)
  const parts = healthChecks(from, env, { rememberMs: 0 })
  return async () => {
    const said = await health({ build: 'abc', catalogue: from.catalogue.name, parts })
    return healthEndpoints.health.response.parse(said)
  }
}
const redisSettings = () => ({ UPSTASH_REDIS_REST_URL: bridge.url, UPSTASH_REDIS_REST_TOKEN: bridge.token })

describe('how the site is', () => {
  it('is well with nothing configured but the shelf', async () => {
    const said = await siteWith({})()
    const not = { state: 'not configured' }
    expect(said).toMatchObject({ status: 'ok', redis: not, tmdb: not, profiles: not, shelf: { state: 'ok' } })
  })

  it('is degraded while Redis is frozen, says so in time, and is well again with it', async () => {
    const ask = siteWith(redisSettings())
    expect(await ask()).toMatchObject({ status: 'ok', redis: { state: 'ok' }, profiles: { state: 'ok' } })
    redis.freeze()
    const started = performance.now()
    const frozen = await ask()
    expect(performance.now() - started).toBeLessThan(slowestMs)
    expect(frozen).toMatchObject({
      status: 'degraded',
      redis: { state: 'failing', lastOkAt: expect.any(String) },
      profiles: { state: 'failing' },
      shelf: { state: 'ok' },
    })
    redis.thaw()
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ status: 'ok', redis: { state: 'ok' } }), 20_000)
  })

  it('is degraded where Redis refuses the token', async () => {
    const ask = siteWith({ ...redisSettings(), UPSTASH_REDIS_REST_TOKEN: 'wrong' })
    expect(await ask()).toMatchObject({ status: 'degraded', redis: { state: 'failing', lastOkAt: null } })
  })

  it('tells whether TMDB answers', async () => {
    const settings = { TMDB_API_URL: tmdb.url, TMDB_API_TOKEN: tmdb.token }
    expect(await siteWith(settings)()).toMatchObject({ status: 'ok', catalogue: 'tmdb', tmdb: { state: 'ok' } })
    const silent = await startSilentServer()
    const refused = siteWith({ ...settings, TMDB_API_TOKEN: 'wrong' })
    const unheard = siteWith({ ...settings, TMDB_API_URL: silent.url })
    for (const ask of [refused, unheard]) {
      expect(await ask()).toMatchObject({ status: 'degraded', tmdb: { state: 'failing' }, shelf: { state: 'ok' } })
    }
    silent.stop()
  })
})

describe('TMDB as the functions see it', () => {
  it('is what their last calls met, in any process: answered, then not, with the time of the last answer', async () => {
    const settings = { ...redisSettings(), TMDB_API_TOKEN: tmdb.token, CACHE_VERSION: 'sightings' }
    const answered = createDeps(readEnv({ ...settings, TMDB_API_URL: tmdb.url }))
    const list = { type: 'movie', genre: null, page: 1, locale: 'en', country: null } as const
    // On a busy machine the first call may come after the deadline.
    await vi.waitFor(() => answered.catalogue.list(list), 60_000)
    // The process that tells cannot reach TMDB itself: what it says is what the other one noted.
    const silent = await startSilentServer()
    const ask = siteWith({ ...settings, TMDB_API_URL: silent.url })
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ status: 'ok', tmdb: { state: 'ok' } }), 20_000)
    const refused = createDeps(readEnv({ ...settings, TMDB_API_URL: tmdb.url, TMDB_API_TOKEN: 'wrong' }))
    await expect(refused.catalogue.list({ ...list, page: 2 })).rejects.toThrow()
    await vi.waitFor(
      async () =>
        expect(await ask()).toMatchObject({
          status: 'degraded',
          tmdb: { state: 'failing', lastOkAt: expect.any(String) },
        }),
      20_000,
    )
    silent.stop()
  })
})

describe('a part that is watched', () => {
  it('is asked once for all who want to know, and after five seconds again', async () => {
    const time = clock()
    const ask = vi.fn(async () => {})
    const watch = healthCheck(async () => ask, { name: 'part', now: time.now })
    await Promise.all(Array.from({ length: 50 }, () => watch()))
    time.pass(4)
    expect(await watch()).toMatchObject({ state: 'ok', secondsAgo: 4 })
    expect(ask).toHaveBeenCalledTimes(1)
    time.pass(2)
    expect(await watch()).toMatchObject({ state: 'ok', secondsAgo: 0 })
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
