import type { WorkboxPlugin } from 'workbox-core'

/**
 * Caches only complete, public responses. Redirected ones are excluded too: browsers reject them for a navigation, and
 * `/` may redirect to another language.
 */
export const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
}

/** Whether a response is complete, of this site, public and not redirected. */
export function isStorable({ status, redirected, type, headers }: Response): boolean {
  if (status !== 200 || redirected || type !== 'basic') return false
  return !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
}
