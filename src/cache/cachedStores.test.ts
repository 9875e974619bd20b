import { describe, expect, it } from 'vitest'
import { clock, numbers } from '#src/tests/support/cachedNumbers.ts'
import { deadDriver, recorder } from '#src/tests/support/strangeDrivers.ts'
import { createCache } from './cached.ts'
import type { CacheDriver } from './driver.ts'
import { memoryDriver } from './memoryDriver.ts'

describe('a near store and a far one', () => {
  const time = clock()
  const cacheOf = (drivers: CacheDriver[], works: Promise<unknown>[] = []) =>
    createCache({ drivers, now: time.now, random: () => 1, inBackground: (work) => void works.push(work) })

  it('both keep what was loaded; nobody waits for the far one', async () => {
    const [near, far] = [memoryDriver(), memoryDriver()]
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow: CacheDriver = { ...far, set: (...given) => promise.then(() => far.set(...given)) }
    const works: Promise<unknown>[] = []
    expect((await cacheOf([near, slow], works)(numbers())).outcome).toBe('loaded')
    expect((await cacheOf([near])(numbers())).outcome).toBe('fresh')
    expect(await far.get('moodlight:1:number')).toBeNull()
    resolve()
    await Promise.all(works)
    expect((await cacheOf([far])(numbers())).outcome).toBe('fresh')
  })

  it('serve what the far one holds while it is stale, and refresh it behind', async () => {
    const [near, far] = [memoryDriver(), memoryDriver()]
    await cacheOf([far])(numbers())
    time.pass(10)
    const works: Promise<unknown>[] = []
    const cached = cacheOf([near, far], works)
    const wish = numbers({ load: () => Promise.resolve(2) })
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'stale' })
    await Promise.all(works)
    await Promise.all(works)
    expect(await cached(wish)).toEqual({ value: 2, outcome: 'fresh' })
    expect(await cacheOf([far])(numbers())).toEqual({ value: 2, outcome: 'fresh' })
  })

  it('take what another process made meanwhile instead of making it again', async () => {
    const [near, far] = [memoryDriver(), memoryDriver()]
    const works: Promise<unknown>[] = []
    const cached = cacheOf([near, far], works)
    await cached(numbers())
    await Promise.all(works)
    time.pass(11)
    await far.delete('moodlight:1:number')
    await cacheOf([far])(numbers({ load: () => Promise.resolve(5) }))
    works.length = 0
    const wish = numbers()
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'stale' })
    await Promise.all(works)
    expect(await cached(wish)).toEqual({ value: 5, outcome: 'fresh' })
    expect(wish.calls()).toBe(0)
  })

  it('load anew what another process made meanwhile when that is stale, too', async () => {
    const [near, far] = [memoryDriver(), memoryDriver()]
    await cacheOf([near])(numbers())
    time.pass(5)
    await cacheOf([far])(numbers({ load: () => Promise.resolve(5) }))
    time.pass(11)
    const works: Promise<unknown>[] = []
    const cached = cacheOf([near, far], works)
    const wish = numbers({ load: () => Promise.resolve(7) })
    expect(await cached(wish)).toEqual({ value: 1, outcome: 'stale' })
    await Promise.all(works)
    expect(await cached(wish)).toEqual({ value: 7, outcome: 'fresh' })
  })

  it('load early what all of them still hold', async () => {
    const [near, far] = [memoryDriver(), memoryDriver()]
    const works: Promise<unknown>[] = []
    await cacheOf(
      [near, far],
      works,
    )(
      numbers({
        load: async () => {
          time.pass(1)
          return 1
        },
      }),
    )
    await Promise.all(works)
    time.pass(9)
    const lucky = createCache({
      drivers: [near, far],
      now: time.now,
      random: () => 0,
      inBackground: (work) => void works.push(work),
    })
    const wish = numbers({ load: () => Promise.resolve(2) })
    expect(await lucky(wish)).toEqual({ value: 1, outcome: 'fresh' })
    await Promise.all(works)
    expect((await cacheOf([near, far])(wish)).value).toBe(2)
  })

  it('both keep a value only for the rest of its time', async () => {
    const [near, far] = [recorder(), memoryDriver()]
    await cacheOf([far])(numbers())
    time.pass(4)
    expect((await cacheOf([near, far])(numbers())).outcome).toBe('fresh')
    expect(near.kept.map(([, , seconds]) => seconds)).toEqual([106])
  })

  it('ask the next far one where a farther one fails', async () => {
    const far = memoryDriver()
    await cacheOf([far])(numbers())
    const wish = numbers()
    expect(await cacheOf([memoryDriver(), deadDriver, far])(wish)).toEqual({ value: 1, outcome: 'fresh' })
    expect(wish.calls()).toBe(0)
  })
})
