import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

interface Bounds {
  /** Beyond this number the least recently used entries are evicted. */
  readonly maxEntries: number
  /** Entries that were not used for this long are evicted. */
  readonly maxAgeSeconds?: number
}

/** Limits a cache; the whole cache may be deleted when the storage quota is exceeded. */
export function expiration(bounds: Bounds): WorkboxPlugin {
  // The plugin's type has `| undefined` on its callbacks, which `exactOptionalPropertyTypes` does not accept for
  // WorkboxPlugin.
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true })
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}
