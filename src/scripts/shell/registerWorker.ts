import { savesData } from '#src/domain/savesData.ts'
import type { Message } from '#src/serviceWorker/messages.ts'

/** The path of the built worker. At the root, so that its scope includes every page. */
const workerUrl = '/service-worker.js'

/** Registers the service worker. Where that is not possible the site works without it. */
export async function registerWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator
    const registration = await serviceWorker.register(trusted(workerUrl))
    serviceWorker.controller?.postMessage({ ask: 'source' } satisfies Message)
    if (savesData()) return
    askToKeep(registration)
    registration.addEventListener('updatefound', () => askToKeep(registration))
  } catch {
    // Rejected by the browser or its settings, or not available, as in an insecure context: the site works as long as
    // there is a network.
  }
}

/**
 * Sends the request to the newest worker, even one that is still waiting, because its files are the ones needed next.
 */
function askToKeep({ installing, waiting, active }: ServiceWorkerRegistration): void {
  const message: Message = { ask: 'keep', locale: document.documentElement.lang.slice(0, 2) }
  ;(installing ?? waiting ?? active)?.postMessage(message)
}

/**
 * The URL as required by `require-trusted-types-for 'script'`; the content security policy allows only this policy
 * name.
 */
function trusted(url: string): string {
  return (
    globalThis.trustedTypes?.createPolicy('moodlight-worker', { createScriptURL: () => url }).createScriptURL(url) ??
    url
  )
}
