import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { type SlowTmdb, startSlowTmdb } from '#src/tests/support/slowTmdb.ts'
import { recommendations } from './recommendations.ts'

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const wish = { moodId: 'calm', contentType: 'all', country: 'BR', locale: 'pt' } as const
type Item = Awaited<ReturnType<typeof recommendations>>['value'][number]

/** Whether a card has what it shows: where to watch a title, and how long it takes. */
const isWhole = ({ platforms, duration, seasons }: Item): boolean =>
  platforms.length > 0 && (duration ?? seasons) !== undefined

async function slow(ms: (path: string) => number): Promise<SlowTmdb> {
  const tmdb = await startSlowTmdb(ms)
  onTestFinished(tmdb.stop)
  return tmdb
}

const isDiscover = (address: string): boolean => address.includes('/discover/')
const detailsIn = ({ asked }: SlowTmdb): string[] => asked.filter((address) => !isDiscover(address))
/** Nothing is asked twice. */
function expectSingle({ asked }: SlowTmdb): void {
  expect(asked.length).toBe(new Set(asked).size)
}

/** A site that has kept nothing yet. */
const site = ({ environment }: SlowTmdb) => createDeps(readEnv(environment))

describe.each([50, 150, 300])('at %d ms a call', (ms) => {
  it('a cold list is whole: eight cards with services and length, before its deadline', async () => {
    await curatedTitles(wish.locale)
    // What this machine, which does other things beside, takes for itself is added to a visitor's patience.
    const started = performance.now()
    await recommendations(
      createDeps(readEnv((await slow(() => 0)).environment), { call: 20_000, request: 20_000 }),
      wish,
    )
    const own = Math.ceil(performance.now() - started)
    const tmdb = await slow(() => ms)
    const deps = createDeps(readEnv(tmdb.environment), { call: 1500 + own, request: 1600 + own })
    const { value, degraded } = await recommendations(deps, wish)
    expect({ degraded, cards: value.length, whole: value.filter(isWhole).length }).toEqual({ cards: 8, whole: 8 })
    // One call for each title, with all that its card needs.
    expect(detailsIn(tmdb).filter((path) => /providers\b.*\?/.test(path))).toEqual([])
    expect(detailsIn(tmdb).length).toBeLessThanOrEqual(20)
  })
})

describe('what does not come in time', () => {
  it('is never missing without a mark: at 600 ms a call a cold list is whole, or says that it is not', async () => {
    const { value, degraded } = await recommendations(site(await slow(() => 600)), wish)
    expect(value).toHaveLength(8)
    expect(degraded !== undefined || value.every(isWhole)).toBe(true)
  })

  it('is replaced by a list of the shelf, which says so, and is there for the next visitor', async () => {
    let ms = 1200
    const tmdb = await slow(() => ms)
    // Calls that nobody waits for may take as long as a busy machine lets them.
    const deps = createDeps(readEnv(tmdb.environment), { call: 20_000, request: 1600 })
    const started = performance.now()
    const late = await recommendations(deps, wish)
    // 1.9 s here; without a deadline it would be 3.6 and more.
    expect(performance.now() - started).toBeLessThan(3500)
    expect(late).toMatchObject({ degraded: 'embedded' })
    expect(late.value).toHaveLength(8)
    ms = 0
    await expect.poll(async () => (await recommendations(deps, wish)).degraded, { timeout: 10_000 }).toBeUndefined()
    // What the first visitor did not wait for was not asked again.
    expectSingle(tmdb)
  })

  it('leaves a card without services only in a list that is marked, and is completed', async () => {
    let inTime: string[] | null = null
    const tmdb = await slow((path) => (inTime && !isDiscover(path) && !inTime.includes(path) ? 5000 : 0))
    await recommendations(site(tmdb), wish)
    inTime = detailsIn(tmdb)
      .slice(0, 7)
      .map((address) => address.split('?')[0] ?? '')
    const deps = site(tmdb)
    const { value, degraded } = await recommendations(deps, wish)
    expect(value).toHaveLength(8)
    expect(degraded).toBeDefined()
    inTime = null
    await expect.poll(async () => (await recommendations(deps, wish)).degraded, { timeout: 4000 }).toBeUndefined()
  })
})

describe('a hundred at once', () => {
  it('ask what one would have asked', async () => {
    const tmdb = await slow(() => 50)
    const deps = site(tmdb)
    const answers = await Promise.all(Array.from({ length: 100 }, () => recommendations(deps, wish)))
    expect(answers.every(({ value }) => value.length === 8)).toBe(true)
    expectSingle(tmdb)
  })

  it('share titles between countries, and moods that come when others are gathered ask for two pages', async () => {
    const tmdb = await slow(() => 50)
    const deps = site(tmdb)
    const countries = ['BR', 'US', 'DE', 'FR', 'GB', 'MX', 'IN', 'JP'] as const
    const moods = ['calm', 'cry'] as const
    const answers = await Promise.all(
      moods.flatMap((moodId) => countries.map((country) => recommendations(deps, { ...wish, moodId, country }))),
    )
    expect(answers.map(({ value }) => value.length)).toEqual(answers.map(() => 8))
    expectSingle(tmdb)
    expect(tmdb.asked.length).toBeLessThanOrEqual(160)
  })
})
