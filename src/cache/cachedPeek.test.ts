import { describe, expect, it } from 'vitest'
import { z } from '#src/domain/schema.ts'
import { createCache } from './cached.ts'
import type { CacheDriver } from './driver.ts'
import { memoryDriver } from './memoryDriver.ts'

const entry = { key: 'a', schema: z.string(), fresh: 10, stale: 10 }
const load = async () => 'value'

/** Stands in for Redis beside the process's own memory. */
const far = (): CacheDriver => ({ ...memoryDriver(), name: 'redis' })

describe('what is cached', () => {
  it('is read without loading anything, fresh or stale, until it is dead', async () => {
    let now = 0
    const cached = createCache({ drivers: [memoryDriver()], now: () => now, random: () => 1 })
    expect(await cached.peek(entry)).toBeNull()
    await cached({ ...entry, load })
    for (const [seconds, expected] of [
      [0, 'value'],
      [15, 'value'],
      [20, null],
    ] as const) {
      now = seconds * 1000
      expect(await cached.peek(entry), `${seconds} s`).toBe(expected)
    }
  })

  it('is read from the slower store too, and then kept here', async () => {
    const redis = far()
    const written: Promise<unknown>[] = []
    const other = createCache({ drivers: [memoryDriver(), redis], inBackground: (work) => void written.push(work) })
    await other({ ...entry, load })
    await Promise.all(written)
    const near = memoryDriver()
    const cached = createCache({ drivers: [near, redis] })
    expect(await cached.peek(entry)).toBe('value')
    expect(await createCache({ drivers: [near] }).peek(entry)).toBe('value')
  })

  it('counts as none where a store fails or holds something else', async () => {
    const broken: CacheDriver = { ...memoryDriver(), get: () => Promise.reject(new Error('down')) }
    expect(await createCache({ drivers: [memoryDriver(), broken] }).peek(entry)).toBeNull()
    const drivers = [memoryDriver()]
    await createCache({ drivers })({ ...entry, schema: z.number(), load: async () => 1 })
    expect(await createCache({ drivers }).peek(entry)).toBeNull()
  })
})
