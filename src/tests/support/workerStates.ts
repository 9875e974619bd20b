import type { Page } from '@playwright/test'

/**
 * Watches the site's service workers from outside.
 * @param watcher a page that is no part of the site
 * @returns tells the state of each version, oldest first
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
