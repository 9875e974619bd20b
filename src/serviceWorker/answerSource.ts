import type { WorkboxPlugin } from 'workbox-core'
import { scope } from './scope.ts'

/** Where the last answer for a page came from. Pages hear of it by this word. */
export type AnswerSource = 'network' | 'storage'

/** Pages (by the id of their client) that show something out of storage for want of a network. */
const onStorage = new Set<string>()

/** For strategies that go to the network first: remembers when storage had to stand in, and tells the page. */
export const tellsSource: WorkboxPlugin = {
  fetchDidSucceed: async ({ event, response }) => {
    note(event, 'network')
    return response
  },
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse) note(event, 'storage')
    return cachedResponse ?? null
  },
}

/** Notes where an answer to a page came from, and says so if the page is there already. */
export function note(event: ExtendableEvent, source: AnswerSource): void {
  if (!(event instanceof FetchEvent)) return
  const id = event.resultingClientId || event.clientId
  // A page that is only fetched ahead has no client yet.
  if (!id) return
  if (source === 'storage') onStorage.add(id)
  else if (!onStorage.delete(id)) return
  void scope.clients.get(id).then((client) => client?.postMessage(source))
}

/** What a page that has just come up should know of itself. */
export function sourceOf(id: string): AnswerSource {
  return onStorage.has(id) ? 'storage' : 'network'
}
