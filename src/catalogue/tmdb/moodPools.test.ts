import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCache } from '#src/cache/cached.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { moodQueries } from './moodQueries.ts'
import { tmdbCatalogue } from './tmdbCatalogue.ts'
import { type TmdbClient, tmdbClient } from './tmdbClient.ts'
import { UpstreamError } from './upstreamError.ts'

let fake: FakeTmdb
beforeAll(async () => {
  fake = await startFakeTmdb()
})
afterAll(() => fake.close())

const query = { locale: 'en', country: 'US', mood: 'cry', contentType: 'movie' } as const

/** A catalogue that counts what it asks, and whose clock and troubles a test decides. */
function counted() {
  const state = { calls: 0, underWay: 0, hours: 0, fails: (_: number): boolean => false }
  const client = tmdbClient({ url: fake.url, token: fake.token })
  const counting: TmdbClient = async (ask) => {
    state.calls++
    if (state.fails(state.calls)) throw new UpstreamError('timeout', 'too late')
    state.underWay++
    try {
      return await client(ask)
    } finally {
      state.underWay--
    }
  }
  const cached = createCache({ drivers: [memoryDriver()], now: () => Date.now() + state.hours * 3_600_000 })
  const catalogue = tmdbCatalogue({
    client: counting,
    remember: cached,
    curated: async () => () => undefined,
  })
  /** Also what nobody waits for is done. */
  const settled = () => expect.poll(() => state.underWay, { timeout: 20_000 }).toBe(0)
  return { catalogue, state, settled }
}

describe('the titles that may serve a mood', () => {
  it('are gathered once, not for every list that is made of them', async () => {
    const { catalogue, state, settled } = counted()
    const first = await catalogue.candidates({ ...query, signal: AbortSignal.timeout(5000) })
    expect(first.length).toBeGreaterThanOrEqual(40)
    await settled()
    const calls = state.calls
    expect(calls).toBeGreaterThan(5)
    const whole = await catalogue.candidates(query)
    expect(whole.length).toBeGreaterThan(first.length)
    expect(whole.map(({ id }) => id)).toEqual(expect.arrayContaining(first.map(({ id }) => id)))
    expect(state.calls).toBe(calls)
    await catalogue.candidates({ ...query, country: 'BR' })
    expect(state.calls).toBeGreaterThan(calls)
  })

  it('are gathered anew behind the visitor’s back after six hours', async () => {
    const { catalogue, state, settled } = counted()
    await catalogue.candidates(query)
    await settled()
    const first = await catalogue.candidates(query)
    const calls = state.calls
    state.hours = 7
    expect(await catalogue.candidates(query)).toEqual(first)
    await expect.poll(() => state.calls).toBe(2 * calls)
  })

  it('are gathered anew after a quarter of an hour where further pages could not be had', async () => {
    const { catalogue, state, settled } = counted()
    const firstPages = moodQueries(query.mood, query.contentType).length
    state.fails = (call) => call > firstPages
    await catalogue.candidates({ ...query, signal: AbortSignal.timeout(5000) })
    await settled()
    state.fails = () => false
    const { calls } = state
    state.hours = 0.2
    await catalogue.candidates(query)
    expect(state.calls).toBe(calls)
    state.hours = 0.3
    await catalogue.candidates(query)
    await expect.poll(() => state.calls).toBeGreaterThan(calls)
  })

  it('are not remembered where a part of them could not be had, and say so to who asks', async () => {
    const { catalogue, state, settled } = counted()
    state.fails = (call) => call === 1
    let gaps = 0
    const onGap = (): void => {
      gaps++
    }
    const thin = await catalogue.candidates({ ...query, onGap })
    expect(thin.length).toBeGreaterThan(0)
    expect(gaps).toBe(1)
    await settled()
    const calls = state.calls
    await catalogue.candidates(query)
    expect(state.calls).toBeGreaterThan(calls)
  })
})
