import { localeOfPath, localePath, offlinePath } from '#src/i18n/paths.ts'

/** Whether a request is under way: events of one moment ask once. */
let isAsking = false

/**
 * The offline page stands at the address of a page that could not be fetched (serviceWorker/pages.ts). Asks the site
 * for that page, past the worker, which answers no HEAD request, and loads it where any answer comes.
 */
async function loadWhereReachable(): Promise<void> {
  if (isAsking || document.visibilityState === 'hidden') return
  isAsking = true
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    window.location.reload()
  } catch {
    // Still no network: the next event asks again.
  } finally {
    isAsking = false
  }
}

const { pathname } = window.location
// Under its own address the page stands for no other.
if (!pathname.startsWith(localePath(localeOfPath(pathname), offlinePath))) {
  addEventListener('online', () => void loadWhereReachable())
  document.addEventListener('visibilitychange', () => void loadWhereReachable())
  // The network may be back before this script runs. Asked once: a page that fails again and again must not flicker.
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  if (!isReload && navigator.onLine) void loadWhereReachable()
}
