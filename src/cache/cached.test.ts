import { describe, expect, it } from 'vitest'
import { z } from '#src/domain/schema.ts'
import { clock, numbers } from '#src/tests/support/cachedNumbers.ts'
import { deadDriver, recorder } from '#src/tests/support/strangeDrivers.ts'
import { createCache } from './cached.ts'
import { memoryDriver } from './memoryDriver.ts'

describe('cached', () => {
  it('loads once and then serves what it keeps', async () => {
    const cached = createCache({ drivers: [memoryDriver()] })
    const wish = numbers()
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'loaded' })
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'fresh' })
    expect(wish.calls()).toBe(1)
  })

  it('runs one load for a hundred callers who come at once', async () => {
    const cached = createCache({ drivers: [memoryDriver()] })
    const wish = numbers()
    const values = await Promise.all(Array.from({ length: 100 }, () => cached(wish)))
    expect(new Set(values.map(({ value }) => value))).toEqual(new Set([1]))
    expect(wish.calls()).toBe(1)
  })

  it('serves a stale value at once and refreshes it behind', async () => {
    const time = clock()
    const cached = createCache({ drivers: [memoryDriver()], now: time.now })
    const wish = numbers()
    await cached(wish)
    time.pass(11)
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'stale' })
    await expect.poll(async () => (await cached(wish)).value).toBe(2)
  })

  it('keeps serving the stale value when the refresh fails, and says so', async () => {
    const time = clock()
    const troubles: string[] = []
    const cached = createCache({
      drivers: [memoryDriver()],
      now: time.now,
      onError: (place) => void troubles.push(place),
    })
    await cached(numbers())
    time.pass(11)
    const failing = numbers({ load: () => Promise.reject(new Error('upstream is gone')) })
    expect(await cached(failing)).toEqual({ value: 1, outcome: 'stale' })
    await expect.poll(() => troubles).toContain('refresh')
    expect(await cached(failing)).toEqual({ value: 1, outcome: 'stale' })
  })

  it('loads anew when even stale time is over', async () => {
    const time = clock()
    const cached = createCache({ drivers: [memoryDriver()], now: time.now })
    const wish = numbers()
    await cached(wish)
    time.pass(111)
    expect(await cached(wish)).toEqual({ value: 2, outcome: 'loaded' })
  })

  it('never keeps a failure', async () => {
    const cached = createCache({ drivers: [memoryDriver()] })
    await expect(cached(numbers({ load: () => Promise.reject(new Error('no')) }))).rejects.toThrow('no')
    expect(await cached(numbers())).toEqual({ value: 1, outcome: 'loaded' })
  })

  it.each([
    ['no JSON', 'not json'],
    ['another envelope', JSON.stringify({ v: 1, at: Date.now(), value: 5 })],
    ['a value of another shape', JSON.stringify({ v: 2, at: Date.now(), took: 1, value: 'five' })],
  ])('treats %s in the store as a miss', async (_, text) => {
    const driver = memoryDriver()
    await driver.set('moodlight:1:number', text, 60)
    expect(await createCache({ drivers: [driver] })(numbers())).toEqual({ value: 1, outcome: 'loaded' })
  })

  it('works with a dead store, and reports it', async () => {
    const troubles: string[] = []
    const onError = (place: string, error: unknown): void => void troubles.push(`${place}: ${error}`)
    expect(await createCache({ drivers: [deadDriver], onError })(numbers())).toEqual({ value: 1, outcome: 'loaded' })
    expect(troubles).toEqual(['redis get: Error: dead', 'redis set: Error: dead'])
    expect(await createCache({ drivers: [deadDriver] })(numbers())).toEqual({ value: 1, outcome: 'loaded' })
  })

  it('works without a store', async () => {
    const cached = createCache({ drivers: [] })
    const wish = numbers()
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'loaded' })
    expect(await cached(wish)).toEqual({ value: 2, outcome: 'loaded' })
  })

  it('lets a near store learn what a far one knew', async () => {
    const [near, far] = [memoryDriver(), memoryDriver()]
    await createCache({ drivers: [far] })(numbers())
    const wish = numbers()
    expect(await createCache({ drivers: [near, far] })(wish)).toEqual({ value: 1, outcome: 'fresh' })
    expect(await createCache({ drivers: [near] })(wish)).toEqual({ value: 1, outcome: 'fresh' })
    expect(wish.calls()).toBe(0)
  })

  it('forgets everything when its version changes', async () => {
    const driver = memoryDriver()
    await createCache({ drivers: [driver], version: '1' })(numbers())
    expect(await createCache({ drivers: [driver], version: '2' })(numbers())).toEqual({ value: 1, outcome: 'loaded' })
  })
})

describe('a value that is kept', () => {
  it('is fresh until its fresh time is over, and stale until the rest is', async () => {
    const time = clock()
    const cached = createCache({ drivers: [memoryDriver()], now: time.now, random: () => 1 })
    const wish = numbers({ load: () => Promise.resolve(7) })
    const outcomes: string[] = []
    for (const seconds of [0, 9.999, 0.001, 99.999, 0.001]) {
      // A refresh that never ends leaves the value as old as it is.
      time.pass(seconds)
      const load = outcomes.length === 0 || outcomes.length === 4 ? wish.load : () => new Promise<number>(() => {})
      outcomes.push((await cached({ ...wish, load })).outcome)
    }
    expect(outcomes).toEqual(['loaded', 'fresh', 'stale', 'stale', 'loaded'])
  })

  it('may by its own kind live for a shorter time', async () => {
    const time = clock()
    const cached = createCache({ drivers: [memoryDriver()], now: time.now, random: () => 1 })
    const outcomesOf = async (value: number): Promise<string[]> => {
      const wish = numbers({
        key: `number:${value}`,
        fresh: (one) => one,
        stale: (one) => one * 10,
        load: () => Promise.resolve(value),
      })
      await cached(wish)
      time.pass(5)
      const first = await cached({ ...wish, load: () => new Promise<number>(() => {}) })
      time.pass(50)
      return [first.outcome, (await cached(wish)).outcome]
    }
    expect(await outcomesOf(60)).toEqual(['fresh', 'fresh'])
    expect(await outcomesOf(6)).toEqual(['fresh', 'stale'])
    expect((await outcomesOf(1))[0]).toBe('stale')
  })

  it('is kept by its version and key, for whole seconds, with when it was made and how long that took', async () => {
    const time = clock()
    const store = recorder()
    const load = async (): Promise<number> => {
      time.pass(0.25)
      return 5
    }
    await createCache({ drivers: [store], now: time.now })(numbers({ load, stale: 0.5 }))
    await createCache({ drivers: [store], now: time.now, version: 'b' })(numbers({ load, key: 'other' }))
    expect(store.kept).toEqual([
      ['moodlight:1:number', { v: 2, value: 5, at: 1_000_250, took: 250 }, 11],
      ['moodlight:b:other', { v: 2, value: 5, at: 1_000_500, took: 250 }, 110],
    ])
  })

  it.each([
    [0.2, [1]],
    [1, [1]],
    [0, []],
  ])('is kept for whole seconds, and not at all when it is over at once: for %d s', async (fresh, seconds) => {
    const store = recorder()
    await createCache({ drivers: [store], now: () => 0 })(numbers({ fresh, stale: 0 }))
    expect(store.kept.map(([, , kept]) => kept)).toEqual(seconds)
  })

  it('is one that was worth it', async () => {
    const cached = createCache({ drivers: [memoryDriver()] })
    const wish = numbers({ keep: (value) => value > 1 })
    const seen = [await cached(wish), await cached(wish), await cached(wish)]
    expect(seen.map(({ value, outcome }) => `${value} ${outcome}`)).toEqual(['1 incomplete', '2 loaded', '2 fresh'])
  })

  it('is checked once, however often it is asked for', async () => {
    let checks = 0
    const schema = z.number().check(z.refine(() => ++checks > 0))
    const driver = memoryDriver()
    await createCache({ drivers: [driver] })(numbers())
    const cached = createCache({ drivers: [driver] })
    for (let times = 0; times < 10; times++) expect((await cached(numbers({ schema }))).value).toBe(1)
    expect(checks).toBe(1)
    await createCache({ drivers: [driver], now: () => Date.now() + 60_000 })(
      numbers({ load: () => Promise.resolve(2) }),
    )
    await expect.poll(async () => (await cached(numbers({ schema }))).value).toBe(2)
  })

  it('has a key of at most 300 characters', async () => {
    const cached = createCache({ drivers: [memoryDriver()] })
    const longest = 'k'.repeat(300 - 'moodlight:1:'.length)
    expect((await cached(numbers({ key: longest }))).value).toBe(1)
    await expect(cached(numbers({ key: `${longest}k` }))).rejects.toThrow('cache key longer than 300 characters')
  })
})
