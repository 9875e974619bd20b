import type { WorkboxPlugin } from 'workbox-core'
import { copyResponse } from 'workbox-core/copyResponse.js'
import { NetworkFirst } from 'workbox-strategies'
import { locales } from '#src/domain/locale.ts'
import { localeOfPath, localePath, offlinePath } from '#src/i18n/paths.ts'
import { note, tellsSource } from './answerSource.ts'
import { forgets } from './forgets.ts'
import { keptFiles } from './keptFiles.ts'
import { onlyPublic } from './storable.ts'

/** How long a page may let the visitor wait before what is stored stands in. */
export const patienceSeconds = 3

/** Visited pages beyond these are forgotten, the longest unseen first. */
const mostVisited = 60

/** The cache of the pages that are fetched ahead. */
export const keptPagesCache = 'kept-pages'

/** The header under which a stored page carries its hash. */
export const revisionHeader = 'moodlight-revision'

/** The hash that this worker's build gave a path, or undefined for pages that are not kept. */
function revisionOf(pathname: string): string | undefined {
  return keptFiles.pages[localeOfPath(pathname)][pathname]
}

/** Pages are the same whatever the query says (but a search, see below), and `/about` is `/about/`. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + (/\/$|\.\w+$/.test(pathname) ? pathname : `${pathname}/`)
  },
}

/** A search's answer is never stored; without a network its address shows the page without one. */
const noSearches: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (new URL(request.url).searchParams.get('q') ? null : response),
}

/** Marks a page with the hash that this worker's build knows, so that it is fetched anew only when that changes. */
const marked: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    copyResponse(response, (init) => {
      const headers = new Headers(init.headers)
      headers.set(revisionHeader, revisionOf(new URL(request.url).pathname) ?? '')
      return { ...init, headers }
    }),
}

/** The address of a mood's list of one type: the mood's own address, then the type's. */
const listOfType = /^(.*\/mood\/[a-z]+\/)(movies|tv)\/?$/

/**
 * Without a network and without a copy: for a mood's list of one type the mood's page, which is kept and gets that list from storage (answers.ts); for the home page that of a
 * language that is kept; else the page that says so.
 */
const standIn: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => {
    const { pathname } = new URL(request.url)
    const cache = await caches.open(keptPagesCache)
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
      note(event, 'storage')
      return page
    }
    return undefined
  },
}

/** The pages that are kept for the visitor's language: one copy each, the newest that came by. */
export const keptPages = new NetworkFirst({
  cacheName: keptPagesCache,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [byPath, tellsSource, onlyPublic, marked, standIn],
})

const visitedPages = new NetworkFirst({
  cacheName: 'visited-pages',
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [byPath, tellsSource, onlyPublic, noSearches, standIn, forgets({ maxEntries: mostVisited })],
})

/** The strategy for a page: the network first, for three seconds, then its copy, then what stands in. */
export function pageStrategy(pathname: string): NetworkFirst {
  const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`
  return revisionOf(slashed) === undefined ? visitedPages : keptPages
}
