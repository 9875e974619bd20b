import { StrategyHandler } from 'workbox-strategies'
import { noteSource } from './answerSource.ts'
import { pageStrategy, patienceSeconds } from './pages.ts'
import { isStorable } from './storable.ts'

/** Maximum age of a prefetched page, in milliseconds; after that it is requested again. */
const freshForMs = 60_000
/** Maximum number of prefetched pages. The oldest are dropped first, being the least likely to be opened. */
const most = 8

interface PrefetchedPage {
  readonly at: number
  /** The page, or null if it must not answer a navigation. */
  readonly page: Promise<Response | null>
}

/** Prefetched pages by address. In memory only: nothing is lost if the worker stops. */
const prefetched = new Map<string, PrefetchedPage>()

interface PageOptions {
  readonly event: ExtendableEvent
  readonly request: Request
  readonly url: URL
}

const addressOf = ({ origin, pathname, search }: URL): string => origin + pathname + search

/** Whether a request is a prefetch; scripts/shell/prefetchPage.ts marks it with a header. */
export function isPrefetch(request: Request): boolean {
  return request.headers.get('purpose') === 'prefetch'
}

/** Prefetches a page and keeps it for the navigation that may follow. */
export async function fetchPrefetched({ request, url }: PageOptions): Promise<Response> {
  const answer = fetch(request)
  const page = answer.then((response) => (isStorable(response) ? response.clone() : null)).catch(() => null)
  prefetched.set(addressOf(url), { at: Date.now(), page })
  for (const oldest of prefetched.keys()) if (prefetched.size > most) prefetched.delete(oldest)
  return await answer
}

/**
 * Answers a navigation with its prefetched page, if any. The page is used once, and cached like a visited one.
 * @returns the page, or null if there is none, it is too old, or it did not arrive within the timeout
 */
export async function takePrefetched({ event, request, url }: PageOptions): Promise<Response | null> {
  const address = addressOf(url)
  const found = prefetched.get(address)
  prefetched.delete(address)
  if (!found || Date.now() - found.at > freshForMs) return null
  const response = await Promise.race([found.page, givenUp(found.at)])
  if (!response) return null
  noteSource(event, 'network')
  const handler = new StrategyHandler(pageStrategy(url.pathname), { event, request })
  // A handler keeps its event open until it is destroyed, and with it a worker that is to make room for a newer one.
  event.waitUntil(handler.cachePut(request, response.clone()).finally(() => handler.destroy()))
  return response
}

/** Resolves at the timeout of a page, counted from the prefetch, so that the visitor does not wait for it twice. */
function givenUp(askedAt: number): Promise<null> {
  const left = askedAt + patienceSeconds * 1000 - Date.now()
  return new Promise((done) => setTimeout(() => done(null), Math.max(0, left)))
}
