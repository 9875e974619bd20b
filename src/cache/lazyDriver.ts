import type { CacheDriver } from './driver.ts'

/** A driver whose code is loaded when it is first asked. @param load asked once; when it fails, the next command tries anew */
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
