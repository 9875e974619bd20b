import type { Locale } from '#src/domain/locale.ts'
import { hashedFiles } from './files.ts'
import { keptFiles } from './keptFiles.ts'
import { keptPages, keptPagesCache, pageStrategy, revisionHeader } from './pages.ts'

/** Runs in progress by language, so that several open pages share one. */
const underWay = new Map<Locale, Promise<void>>()

/**
 * Concurrent requests: few enough not to compete with the page, enough not to wait for each response on a slow
 * connection.
 */
const atOnce = 4

/**
 * Caches what a language needs without a network and is not cached yet: all hashed files, its home page, mood pages,
 * offline page and lists. A file that fails is requested again by the next page.
 */
export function keep(locale: Locale, event: ExtendableEvent): Promise<void> {
  const known = underWay.get(locale)
  if (known) return known
  const work = keepAll(locale, event).finally(() => underWay.delete(locale))
  underWay.set(locale, work)
  return work
}

async function keepAll(locale: Locale, event: ExtendableEvent): Promise<void> {
  const pages = Object.entries(keptFiles.pages[locale])
  const tasks = [
    ...keptFiles.assets.map((path) => () => keepFile(path, event)),
    ...pages.map(
      ([path, revision]) =>
        () =>
          keepPage(path, revision, event),
    ),
  ].values()
  const worker = async (): Promise<void> => {
    for (const task of tasks) await task().catch(() => undefined)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function keepFile(path: string, event: ExtendableEvent): Promise<void> {
  if (await caches.match(path, { cacheName: hashedFiles.cacheName, ignoreVary: true })) return
  await Promise.all(hashedFiles.handleAll({ event, request: new Request(path, { priority: 'low' }) }))
}

async function keepPage(path: string, revision: string, event: ExtendableEvent): Promise<void> {
  const stored = await caches.match(path, { cacheName: keptPagesCache, ignoreVary: true })
  if (stored?.headers.get(revisionHeader) === revision) return
  const request = new Request(path, { priority: 'low', cache: 'no-cache' })
  await Promise.all(keptPages.handleAll({ event, request }))
}

/** Caches a page that was opened before the worker controlled it. */
export async function keepVisited(page: URL, event: ExtendableEvent): Promise<void> {
  const strategy = pageStrategy(page.pathname)
  if (await caches.match(page.origin + page.pathname, { cacheName: strategy.cacheName, ignoreVary: true })) return
  const request = new Request(page, { priority: 'low', cache: 'no-cache' })
  await Promise.all(strategy.handleAll({ event, request })).catch(() => undefined)
}
