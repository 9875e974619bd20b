import { StrategyHandler } from 'workbox-strategies'
import { note } from './answerSource.ts'
import { pageStrategy, patienceSeconds } from './pages.ts'
import { isStorable } from './storable.ts'

/** Later than this a page that was fetched ahead is asked for again, in milliseconds. */
const freshForMs = 60_000
/** More are not kept: what the pointer rested on first is the least likely to be opened. */
const most = 8

interface FetchedAhead {
  readonly at: number
  /** The page, or null when it must not be given to a navigation. */
  readonly page: Promise<Response | null>
}

/** By the page's address. In memory alone: whoever closes the browser in between loses nothing. */
const ahead = new Map<string, FetchedAhead>()

interface PageOptions {
  readonly event: ExtendableEvent
  readonly request: Request
  readonly url: URL
}

const addressOf = ({ origin, pathname, search }: URL): string => origin + pathname + search

/** Whether a page asks for another one that may be opened next: islands/prefetchPage.ts says so in a header. */
export function isPrefetch(request: Request): boolean {
  return request.headers.get('purpose') === 'prefetch'
}

/** Fetches a page and keeps it for the navigation that may follow. */
export async function fetchAhead({ request, url }: PageOptions): Promise<Response> {
  const answer = fetch(request)
  const page = answer.then((response) => (isStorable(response) ? response.clone() : null)).catch(() => null)
  ahead.set(addressOf(url), { at: Date.now(), page })
  for (const oldest of ahead.keys()) if (ahead.size > most) ahead.delete(oldest)
  return await answer
}

/** Answers a navigation with the page that was fetched ahead for it, if there is one: once, and stored as any visited page is. */
export async function takeAhead({ event, request, url }: PageOptions): Promise<Response | null> {
  const address = addressOf(url)
  const kept = ahead.get(address)
  ahead.delete(address)
  if (!kept || Date.now() - kept.at > freshForMs) return null
  const response = await Promise.race([kept.page, givenUp(kept.at)])
  if (!response) return null
  note(event, 'network')
  const handler = new StrategyHandler(pageStrategy(url.pathname), { event, request })
  event.waitUntil(handler.cachePut(request, response.clone()))
  return response
}

/** The patience that a page has, counted from when it was asked for: no visitor waits twice. */
function givenUp(askedAt: number): Promise<null> {
  const left = askedAt + patienceSeconds * 1000 - Date.now()
  return new Promise((done) => setTimeout(() => done(null), Math.max(0, left)))
}
