import type { CacheDriver } from './driver.ts'

/**
 * A driver whose code is loaded on first use.
 * @param load called once; after a failure the next command calls it again
 */
export function lazyDriver(name: CacheDriver['name'], load: () => Promise<CacheDriver>): CacheDriver {
  let loading: Promise<CacheDriver> | undefined
  const loaded = (): Promise<CacheDriver> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    name,
    get: async (key) => (await loaded()).get(key),
    set: async (key, text, seconds) => (await loaded()).set(key, text, seconds),
    delete: async (key) => (await loaded()).delete(key),
  }
}
