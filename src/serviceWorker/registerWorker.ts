import { savesData } from '#src/domain/savesData.ts'
import type { Message } from './messages.ts'

/** Where the build puts the worker; at the root, so that it is in charge of every page. */
const workerUrl = '/service-worker.js'

/** Registers the service worker. Where storage is blocked there is none, and nothing else changes. */
export async function registerWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator
    const registration = await serviceWorker.register(trusted(workerUrl))
    say(serviceWorker.controller, { ask: 'source' })
    if (savesData()) return
    askToKeep(registration)
    registration.addEventListener('updatefound', () => askToKeep(registration))
  } catch {
    // Refused by the browser or its settings, or not there, as in an insecure context: everything works as before, with a network.
  }
}

/** The newest worker is asked, also while it waits: what it stores is what comes next. */
function askToKeep({ installing, waiting, active }: ServiceWorkerRegistration): void {
  say(installing ?? waiting ?? active, { ask: 'keep', locale: document.documentElement.lang.slice(0, 2) })
}

function say(worker: ServiceWorker | null, message: Message): void {
  worker?.postMessage(message)
}

/** The address in the form that `require-trusted-types-for 'script'` wants; the policy knows no other. */
function trusted(url: string): string {
  return (
    globalThis.trustedTypes?.createPolicy('moodlight-worker', { createScriptURL: () => url }).createScriptURL(url) ??
    url
  )
}
