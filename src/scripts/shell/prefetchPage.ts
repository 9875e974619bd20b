/** How long a prefetched page counts as fresh, in milliseconds; the same as in serviceWorker/prefetched.ts. */
const freshForMs = 60_000
/** Account pages and API responses are never prefetched. */
const never = /^\/api\/|sign-|profile/

const fetched = new Set<string>([pageOf(window.location)])

/** The path and query of a URL, without its fragment. */
function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search
}

/**
 * Prefetches a page of this site, each at most once a minute; other addresses are ignored. With a service worker the
 * page then opens without a request (serviceWorker/prefetched.ts); without one it is in the HTTP cache, and opening it
 * only revalidates it. `<link rel="prefetch">` is not used: Firefox applies `default-src` to it, which is 'none' here,
 * and Safari does not support it.
 */
export async function prefetchPage(address: string): Promise<void> {
  const url = new URL(address, window.location.href)
  const page = pageOf(url)
  if (url.origin !== window.location.origin || never.test(url.pathname) || fetched.has(page)) return
  fetched.add(page)
  setTimeout(() => fetched.delete(page), freshForMs)
  try {
    const answer = await fetch(page, { priority: 'low', headers: { purpose: 'prefetch' } })
    // Read to the end: a response that is not consumed is not cached.
    await answer.arrayBuffer()
  } catch {
    // Ignored: the navigation requests the page again and shows its own error.
  }
}
