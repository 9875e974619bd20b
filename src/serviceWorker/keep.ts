import type { Locale } from '#src/domain/locale.ts'
import { hashedFiles } from './files.ts'
import { keptFiles } from './keptFiles.ts'
import { keptPages, keptPagesCache, pageStrategy, revisionHeader } from './pages.ts'

/** Under way, so that several open pages ask once. */
const underWay = new Map<Locale, Promise<void>>()

/**
 * Fetches what a language needs without a network and what is not stored yet: all hashed files, its home page, its moods and its offline page.
 * One file after the other, because it must not be in the way of anything. What fails is asked for again by the next page.
 */
export function keep(locale: Locale, event: ExtendableEvent): Promise<void> {
  const known = underWay.get(locale)
  if (known) return known
  const work = keepAll(locale, event).finally(() => underWay.delete(locale))
  underWay.set(locale, work)
  return work
}

async function keepAll(locale: Locale, event: ExtendableEvent): Promise<void> {
  for (const path of keptFiles.assets) {
    if (await caches.match(path, { cacheName: hashedFiles.cacheName, ignoreVary: true })) continue
    const request = new Request(path, { priority: 'low' })
    await Promise.all(hashedFiles.handleAll({ event, request }))
  }
  for (const [path, revision] of Object.entries(keptFiles.pages[locale])) {
    const stored = await caches.match(path, { cacheName: keptPagesCache, ignoreVary: true })
    if (stored?.headers.get(revisionHeader) === revision) continue
    const request = new Request(path, { priority: 'low', cache: 'no-cache' })
    await Promise.all(keptPages.handleAll({ event, request }))
  }
}

/** Stores a page that was opened before the worker could see it. */
export async function keepVisited(page: URL, event: ExtendableEvent): Promise<void> {
  const strategy = pageStrategy(page.pathname)
  if (await caches.match(page.origin + page.pathname, { cacheName: strategy.cacheName, ignoreVary: true })) return
  const request = new Request(page, { priority: 'low', cache: 'no-cache' })
  await Promise.all(strategy.handleAll({ event, request }))
}
