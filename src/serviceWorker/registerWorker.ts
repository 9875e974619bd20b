import type { Message } from './messages.ts'
import { savesData } from './savesData.ts'

/** Where the build puts the worker; at the root, so that it is in charge of every page. */
const workerUrl = '/service-worker.js'

/** Registers the service worker when the page has settled. Where storage is blocked there is none, and nothing else changes. */
export function registerWorker(): void {
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void register())
  else setTimeout(() => void register())
}

async function register(): Promise<void> {
  try {
    if (!window.isSecureContext) return
    const { serviceWorker } = navigator
    const registration = await serviceWorker.register(trusted(workerUrl), { updateViaCache: 'none' })
    say(serviceWorker.controller, { ask: 'source' })
    if (savesData()) return
    askToKeep(registration)
    registration.addEventListener('updatefound', () => askToKeep(registration))
  } catch {
    // Refused by the browser or its settings: everything works as before, with a network.
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
