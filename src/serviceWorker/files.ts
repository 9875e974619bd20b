import type { WorkboxPlugin } from 'workbox-core'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { expiration } from './expiration.ts'
import { onlyPublic } from './storable.ts'

const day = 24 * 3600

/**
 * Removes the query from the cache key: it is irrelevant for a hashed file, and Astro adds one when it retries an
 * import.
 */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

/**
 * Hashed files never change under their name: cache first. Files of earlier versions stay cached, because a page that
 * is still open or was cached may request them. They are evicted beyond 400 entries, which is far more than several
 * versions have, or after two months without use.
 */
export const hashedFiles = new CacheFirst({
  cacheName: 'hashed-files',
  matchOptions: { ignoreVary: true },
  plugins: [withoutQuery, onlyPublic, expiration({ maxEntries: 400, maxAgeSeconds: 60 * day })],
})

/** Posters, flags and icons: stale-while-revalidate. */
export const images = new StaleWhileRevalidate({
  cacheName: 'images',
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, expiration({ maxEntries: 150, maxAgeSeconds: 30 * day })],
})
