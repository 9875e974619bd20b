import type { WorkboxPlugin } from 'workbox-core'

/**
 * Lets only whole, public answers into storage. An answer that followed a redirect is refused too: browsers do not take one for a navigation, and
 * `/` may lead to another language.
 */
export const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
}

export function isStorable({ status, redirected, type, headers }: Response): boolean {
  if (status !== 200 || redirected || type !== 'basic') return false
  return !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
}
