import type { Locale } from '#src/domain/place/locale.ts'
import { hashedFiles } from './files.ts'
import { pageStrategy, precachedPages, precachedPagesCache, revisionHeader } from './pages.ts'
import { precacheList } from './precacheList.ts'

/** Runs in progress by language, so that several open pages share one. */
const underWay = new Map<Locale, Promise<void>>()

/**
 * Concurrent requests: few enough not to compete with the page, enough not to wait for each response on a slow
 * connection.
 */
const atOnce = 4

/**
 * Caches what a language needs without a network and is not cached yet: all hashed files, its home page, mood pages,
 * page of saved titles, offline page and lists. A file that fails is requested again by the next page.
 */
export function precache(locale: Locale, event: ExtendableEvent): Promise<void> {
  const known = underWay.get(locale)
  if (known) return known
  const work = precacheAll(locale, event).finally(() => underWay.delete(locale))
  underWay.set(locale, work)
  return work
}

async function precacheAll(locale: Locale, event: ExtendableEvent): Promise<void> {
  const pages = Object.entries(precacheList.pages[locale])
  const tasks = [
    ...precacheList.assets.map((path) => () => precacheFile(path, event)),
    ...pages.map(
      ([path, revision]) =>
        () =>
          precachePage(path, revision, event),
    ),
  ].values()
  const worker = async (): Promise<void> => {
    for (const task of tasks) await task().catch(() => undefined)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function precacheFile(path: string, event: ExtendableEvent): Promise<void> {
  if (await caches.match(path, { cacheName: hashedFiles.cacheName, ignoreVary: true })) return
  await Promise.all(hashedFiles.handleAll({ event, request: new Request(path, { priority: 'low' }) }))
}

async function precachePage(path: string, revision: string, event: ExtendableEvent): Promise<void> {
  const stored = await caches.match(path, { cacheName: precachedPagesCache, ignoreVary: true })
  if (stored?.headers.get(revisionHeader) === revision) return
  const request = new Request(path, { priority: 'low', cache: 'no-cache' })
  await Promise.all(precachedPages.handleAll({ event, request }))
}

/** Caches a page that was opened before the worker controlled it. */
export async function cacheVisited(page: URL, event: ExtendableEvent): Promise<void> {
  const strategy = pageStrategy(page.pathname)
  if (await caches.match(page.origin + page.pathname, { cacheName: strategy.cacheName, ignoreVary: true })) return
  const request = new Request(page, { priority: 'low', cache: 'no-cache' })
  await Promise.all(strategy.handleAll({ event, request })).catch(() => undefined)
}
