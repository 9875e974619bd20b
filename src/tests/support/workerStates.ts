import type { Page } from '@playwright/test'

/**
 * Observes the site's service workers through the DevTools protocol.
 * @param watcher a page that does not belong to the site
 * @returns a function that returns the status of each worker version, oldest first
 */
export async function workerStates(watcher: Page): Promise<() => string[]> {
  const states = new Map<string, string>()
  const session = await watcher.context().newCDPSession(watcher)
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await session.send('ServiceWorker.enable')
  return () => [...states].sort(([one], [other]) => Number(one) - Number(other)).map(([, state]) => state)
}
