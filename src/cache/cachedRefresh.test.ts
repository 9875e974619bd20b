import { describe, expect, it } from 'vitest'
import { clock, numbers } from '#src/tests/support/cachedNumbers.ts'
import { createCache } from './cached.ts'
import { memoryDriver } from './memoryDriver.ts'

describe('a refresh', () => {
  it('is one, however many callers find a value stale, and none waits for it', async () => {
    const time = clock()
    const cached = createCache({ drivers: [memoryDriver()], now: time.now, random: () => 1 })
    await cached(numbers())
    time.pass(11)
    const { promise, resolve } = Promise.withResolvers<number>()
    let loads = 0
    const load = (): Promise<number> => {
      loads++
      return promise
    }
    const seen = await Promise.all(Array.from({ length: 100 }, () => cached(numbers({ load }))))
    for (const one of seen) expect(one).toEqual({ value: 1, outcome: 'stale' })
    expect(loads).toBe(1)
    resolve(2)
    await expect.poll(() => cached(numbers({ load }))).toEqual({ value: 2, outcome: 'fresh' })
    time.pass(11)
    await cached(numbers({ load }))
    expect(loads).toBe(2)
  })

  it('runs for each value that is stale', async () => {
    const time = clock()
    const cached = createCache({ drivers: [memoryDriver()], now: time.now, random: () => 1 })
    const wishes = [numbers({ key: 'one' }), numbers({ key: 'other' })]
    for (const wish of wishes) await cached(wish)
    time.pass(11)
    await Promise.all(wishes.map((wish) => cached(wish)))
    expect(wishes.map((wish) => wish.calls())).toEqual([2, 2])
  })

  it('comes early for a few of those who ask shortly before the end: the sooner, the dearer the value', async () => {
    const refreshes = async (random: number, tookSeconds: number): Promise<boolean> => {
      const time = clock()
      const cached = createCache({ drivers: [memoryDriver()], now: time.now, random: () => random })
      let loads = 0
      const load = async (): Promise<number> => {
        time.pass(loads === 0 ? tookSeconds : 0)
        return ++loads
      }
      await cached(numbers({ load }))
      time.pass(8)
      expect(await cached(numbers({ load }))).toEqual({ value: 1, outcome: 'fresh' })
      return loads > 1
    }
    // The middle caller comes 0.69 times the cost of the value early.
    expect(await refreshes(0.5, 2)).toBe(false)
    expect(await refreshes(0.5, 4)).toBe(true)
    expect(await refreshes(0.9, 4)).toBe(false)
    expect(await refreshes(0, 0.1)).toBe(true)
  })

  it('is given to the platform, which lets it finish, and its failure is told', async () => {
    const time = clock()
    const [works, troubles]: [Promise<unknown>[], string[]] = [[], []]
    const cached = createCache({
      drivers: [memoryDriver()],
      now: time.now,
      random: () => 1,
      inBackground: (work) => void works.push(work),
      onError: (place, error) => void troubles.push(`${place}: ${error}`),
    })
    await cached(numbers())
    time.pass(11)
    works.length = 0
    await cached(numbers({ load: () => Promise.reject(new Error('gone')) }))
    expect(works).toHaveLength(1)
    await Promise.all(works)
    expect(troubles).toEqual(['refresh: Error: gone'])
  })
})
