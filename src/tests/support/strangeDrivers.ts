import type { CacheDriver } from '#src/cache/driver.ts'

/** A cache driver that rejects every operation. */
export const deadDriver: CacheDriver = {
  name: 'redis',
  get: () => Promise.reject(new Error('dead')),
  set: () => Promise.reject(new Error('dead')),
  delete: () => Promise.reject(new Error('dead')),
}

/** A cache driver that always misses and records writes in `kept`. */
export function recorder(): CacheDriver & { readonly kept: [key: string, envelope: unknown, seconds: number][] } {
  const kept: [string, unknown, number][] = []
  return {
    name: 'memory',
    kept,
    get: () => Promise.resolve(null),
    set: async (key, text, seconds) => void kept.push([key, JSON.parse(text), seconds]),
    delete: () => Promise.resolve(),
  }
}
