import { describe, expect, it } from 'vitest'
import { z } from '#src/domain/schema.ts'
import { type CachedOptions, createCache } from './cached.ts'
import type { CacheDriver } from './driver.ts'
import { memoryDriver } from './memoryDriver.ts'

/** A clock that tests move by hand, in seconds. */
function clock() {
  let at = 1_000_000
  return {
    now: () => at,
    pass: (seconds: number) => {
      at += seconds * 1000
    },
  }
}

const dead: CacheDriver = {
  name: 'redis',
  get: () => Promise.reject(new Error('dead')),
  set: () => Promise.reject(new Error('dead')),
  delete: () => Promise.reject(new Error('dead')),
}

function numbers(options: Partial<CachedOptions<number>> = {}): CachedOptions<number> & { calls: () => number } {
  let calls = 0
  return {
    key: 'number',
    schema: z.number(),
    fresh: 10,
    stale: 100,
    load: async () => ++calls,
    ...options,
    calls: () => calls,
  }
}

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
    const cached = createCache({ drivers: [dead], onError: (place) => void troubles.push(place) })
    expect(await cached(numbers())).toEqual({ value: 1, outcome: 'loaded' })
    expect(troubles).toEqual(['redis get', 'redis set'])
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
