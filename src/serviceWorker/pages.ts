import type { WorkboxPlugin } from 'workbox-core'
import { copyResponse } from 'workbox-core/copyResponse.js'
import { NetworkFirst } from 'workbox-strategies'
import { locales } from '#src/domain/place/locale.ts'
import { localeOfPath, localePath, offlinePath } from '#src/i18n/paths.ts'
import { noteSource, tellsSource } from './answerSource.ts'
import { expiration } from './expiration.ts'
import { precacheList } from './precacheList.ts'
import { onlyPublic } from './storable.ts'

/** Network timeout of a page in seconds, after which the cached copy is used. */
export const patienceSeconds = 3

/** The maximum number of visited pages in the cache; the least recently used are evicted. */
const mostVisited = 60

/** The name of the cache of pages that are cached in advance. */
export const precachedPagesCache = 'kept-pages'

/** The header of a cached page that has its content hash. */
export const revisionHeader = 'moodlight-revision'

/** The content hash that the build recorded for a path, or undefined for pages that are not cached in advance. */
function revisionOf(pathname: string): string | undefined {
  return precacheList.pages[localeOfPath(pathname)][pathname]
}

/**
 * The cache key of a page is its path: the query is irrelevant (except for a search, see `noSearches`), and `/about` is
 * `/about/`.
 */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + (/\/$|\.\w+$/.test(pathname) ? pathname : `${pathname}/`)
  },
}

/** Search results are never cached; without a network the search page is shown without results. */
const noSearches: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (new URL(request.url).searchParams.get('q') ? null : response),
}

/** Adds this build's content hash to a cached page, so that it is fetched again only when the hash changes. */
const marked: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    copyResponse(response, (init) => {
      const headers = new Headers(init.headers)
      headers.set(revisionHeader, revisionOf(new URL(request.url).pathname) ?? '')
      return { ...init, headers }
    }),
}

/** The path of a mood's list of one content type: the path of the mood, then the type's segment. */
const listOfType = /^(.*\/mood\/[a-z]+\/)(movies|tv)\/?$/

/**
 * Fallback without a network and without a cached copy. For a mood's list of one type: the mood's page, which gets that
 * list from the cache (answers.ts). For the home page: the home page of a language that is cached. Otherwise the
 * offline page.
 */
const standIn: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => {
    const { pathname } = new URL(request.url)
    const cache = await caches.open(precachedPagesCache)
    if (pathname === '/') {
      for (const locale of locales) {
        if (await cache.match(localePath(locale, '/'))) return Response.redirect(localePath(locale, '/'))
      }
    }
    const [, mood, type] = listOfType.exec(pathname) ?? []
    if (mood && (await cache.match(mood))) return Response.redirect(`${mood}?type=${type === 'tv' ? type : 'movie'}`)
    for (const locale of [localeOfPath(pathname), ...locales]) {
      const page = await cache.match(localePath(locale, offlinePath))
      if (!page) continue
      noteSource(event, 'storage')
      return page
    }
    return undefined
  },
}

/** Pages cached in advance for the visitor's language: one copy each, always the newest response. */
export const precachedPages = new NetworkFirst({
  cacheName: precachedPagesCache,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [byPath, tellsSource, onlyPublic, marked, standIn],
})

const visitedPages = new NetworkFirst({
  cacheName: 'visited-pages',
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [byPath, tellsSource, onlyPublic, noSearches, standIn, expiration({ maxEntries: mostVisited })],
})

/** The strategy for a page: network first with a timeout of three seconds, then the cached copy, then the fallback. */
export function pageStrategy(pathname: string): NetworkFirst {
  const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`
  return revisionOf(slashed) === undefined ? visitedPages : precachedPages
}
