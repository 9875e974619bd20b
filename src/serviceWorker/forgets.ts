import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

interface Bounds {
  /** Beyond so many the longest unused go. */
  readonly maxEntries: number
  /** What was not used for so long goes. */
  readonly maxAgeSeconds?: number
}

/** Bounds a cache; all of it may go when the browser runs out of room. */
export function forgets(bounds: Bounds): WorkboxPlugin {
  // Its type says `undefined` where an optional property may only be absent.
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true })
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}
