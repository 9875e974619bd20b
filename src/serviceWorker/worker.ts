import { registerRoute } from 'workbox-routing'
import { sourceOf } from './answerSource.ts'
import { answers, recommendationsPath } from './answers.ts'
import { hashedFiles, images } from './files.ts'
import { messageSchema } from './messages.ts'
import { pageStrategy } from './pages.ts'
import { cacheVisited, precache } from './precache.ts'
import { fetchPrefetched, isPrefetch, takePrefetched } from './prefetched.ts'
import { scope } from './scope.ts'

/**
 * The service worker. Requests that it does not route go to the network as without a worker: among others the API
 * (sign-in, accounts, location, search) except recommendations, and every method but GET.
 * A new version waits until all pages of the old one are closed: nothing calls `skipWaiting`. The first version claims
 * the page that registered it, so that its requests are cached.
 */
const isFunction = (pathname: string): boolean => /^\/(api|\.netlify)\//.test(pathname)

registerRoute(({ request, sameOrigin }) => sameOrigin && isPrefetch(request), fetchPrefetched)
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isFunction(url.pathname),
  async (options) => (await takePrefetched(options)) ?? pageStrategy(options.url.pathname).handle(options),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), hashedFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(recommendationsPath), answers)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', images)

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event) => {
  const { data: message } = messageSchema.safeParse(event.data)
  const { source } = event
  if (!message || !(source instanceof WindowClient)) return
  if (message.ask === 'source') source.postMessage(sourceOf(source.id))
  else event.waitUntil(cacheVisited(new URL(source.url), event).then(() => precache(message.locale, event)))
})
