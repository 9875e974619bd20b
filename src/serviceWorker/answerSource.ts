import type { WorkboxPlugin } from 'workbox-core'
import { scope } from './scope.ts'

/** The source of the last response for a page; also the message that pages receive. */
export type AnswerSource = 'network' | 'storage'

/** The client ids of pages that show a cached response because the network failed. */
const onStorage = new Set<string>()

/** For network-first strategies: records when the cache had to be used, and notifies the page. */
export const tellsSource: WorkboxPlugin = {
  fetchDidSucceed: async ({ event, response }) => {
    noteSource(event, 'network')
    return response
  },
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse) noteSource(event, 'storage')
    return cachedResponse ?? null
  },
}

/** Records the source of a response and notifies the page if it already exists. */
export function noteSource(event: ExtendableEvent, source: AnswerSource): void {
  if (!(event instanceof FetchEvent)) return
  const id = event.resultingClientId || event.clientId
  // A prefetched page has no client yet.
  if (!id) return
  if (source === 'storage') onStorage.add(id)
  else if (!onStorage.delete(id)) return
  void scope.clients.get(id).then((client) => client?.postMessage(source))
}

/** The source to report to a page that has just loaded. */
export function sourceOf(id: string): AnswerSource {
  return onStorage.has(id) ? 'storage' : 'network'
}
