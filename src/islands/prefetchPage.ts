/** How long a page that was fetched ahead is as good as a new one: the worker's own bound (serviceWorker/ahead.ts). */
const freshForMs = 60_000
/** Pages of accounts and answers of functions are never fetched ahead. */
const never = /^\/api\/|sign-|profile/

const fetched = new Set<string>([pageOf(window.location)])

/** A page's address without its fragment. */
function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search
}

/**
 * Fetches a page of this site ahead, once a minute at most; everything that is no such page is left alone. With a service worker the page then opens without a request
 * (serviceWorker/ahead.ts); without one it is in the browser's cache, and opening it asks only whether it is still right. A `<link rel="prefetch">` would be shorter:
 * Firefox has it obey `default-src`, which is 'none' here, and Safari knows none.
 */
export async function prefetchPage(address: string): Promise<void> {
  const url = new URL(address, window.location.href)
  const page = pageOf(url)
  if (url.origin !== window.location.origin || never.test(url.pathname) || fetched.has(page)) return
  fetched.add(page)
  setTimeout(() => fetched.delete(page), freshForMs)
  try {
    const answer = await fetch(page, { priority: 'low', headers: { purpose: 'prefetch' } })
    // Read to its end: what is left half-way is in no cache.
    await answer.arrayBuffer()
  } catch {
    // The page is asked for again when it is opened, and says then what is wrong.
  }
}
