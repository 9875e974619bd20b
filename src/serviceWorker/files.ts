import type { WorkboxPlugin } from 'workbox-core'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { forgets } from './forgets.ts'
import { onlyPublic } from './storable.ts'

const day = 24 * 3600

/** A query changes nothing about a hashed file; Astro adds one when it tries an import again. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

/**
 * Hashed files never change under their name. Those of earlier versions stay beside the new ones, because a page that is still open, or that was
 * stored, may ask for them: they go when there are many more than several versions have, or when nothing used them for two months.
 */
export const hashedFiles = new CacheFirst({
  cacheName: 'hashed-files',
  matchOptions: { ignoreVary: true },
  plugins: [withoutQuery, onlyPublic, forgets({ maxEntries: 400, maxAgeSeconds: 60 * day })],
})

/** Posters, flags and icons: what is stored at once, and the newer one for the next time. */
export const images = new StaleWhileRevalidate({
  cacheName: 'images',
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, forgets({ maxEntries: 150, maxAgeSeconds: 30 * day })],
})
