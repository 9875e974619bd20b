import { LRUCache } from 'lru-cache'
import type { CacheDriver } from './driver.ts'

export interface MemoryOptions {
  readonly maxEntries?: number
  /** In bytes, keys and texts together. */
  readonly maxBytes?: number
}

export const memoryLimits = { maxEntries: 2_000, maxBytes: 32 * 1024 * 1024 } as const

/** Stores texts in this process, with LRU eviction. */
export function memoryDriver({
  maxEntries = memoryLimits.maxEntries,
  maxBytes = memoryLimits.maxBytes,
}: MemoryOptions = {}): CacheDriver {
  const entries = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: maxBytes,
    // Strings take up to two bytes per UTF-16 code unit.
    sizeCalculation: (text, key) => 2 * (text.length + key.length) + 1,
  })
  return {
    name: 'memory',
    async get(key) {
      return entries.get(key) ?? null
    },
    async set(key, text, seconds) {
      entries.set(key, text, { ttl: seconds * 1000 })
    },
    async delete(key) {
      entries.delete(key)
    },
  }
}
