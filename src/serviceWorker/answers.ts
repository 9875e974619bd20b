import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { localeSchema } from '#src/domain/place/localeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { contentTypeSchema } from '#src/domain/title/contentType.ts'
import { picksPath } from '#src/i18n/paths.ts'
import { noteSource, tellsSource } from './answerSource.ts'
import { expiration } from './expiration.ts'
import { patienceSeconds, precachedPagesCache } from './pages.ts'
import { onlyPublic } from './storable.ts'

/** The path of the recommendations endpoint; the mood's id follows. */
export const recommendationsPath = '/api/mood-recommendations/'

const parameters = z.object({
  contentType: z.catch(contentTypeSchema, 'all'),
  locale: z.catch(localeSchema, 'en'),
})
const picksSchema = z.record(z.string(), z.unknown())

/** Fallback without a network and without a cached response: the list that was built with the site. */
const builtIn: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => {
    const { pathname, searchParams } = new URL(request.url)
    const { contentType, locale } = parameters.parse(Object.fromEntries(searchParams))
    const cache = await caches.open(precachedPagesCache)
    const stored = await cache.match(picksPath(locale), { ignoreVary: true })
    const picks = picksSchema.parse((await stored?.json()) ?? {})
    const list = picks[`${pathname.slice(recommendationsPath.length)}.${contentType}`]
    if (!list) return undefined
    noteSource(event, 'storage')
    return Response.json(list)
  },
}

/** Recommendations: network first, then the cached response to the same request, then the built-in list. */
export const answers = new NetworkFirst({
  cacheName: 'answers',
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [tellsSource, onlyPublic, builtIn, expiration({ maxEntries: 60 })],
})
