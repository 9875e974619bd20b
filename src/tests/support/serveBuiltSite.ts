import { locales } from '#src/domain/place/locale.ts'
import { startSiteProcess } from './siteProcess.ts'

/**
 * Playwright's global setup: serves the built site during the end-to-end tests, without the demo account. It runs in a
 * separate process, because Playwright transpiles every file that its own process loads.
 * @returns the teardown function
 */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  const site = await startSiteProcess(Number(process.env['E2E_PORT'] ?? 4399), { AUTH_DEMO: '0' })
  await wake(site.origin)
  return site.stop
}

/**
 * Warm-up: requests each list once in each locale. Loading code and catalogue beside two browsers would take longer
 * than any real cold start.
 */
async function wake(url: string): Promise<void> {
  for (const locale of locales) {
    for (const path of ['/api/movies', '/api/tv-shows', '/api/mood-recommendations/cry', '/api/search']) {
      await fetch(`${url}${path}?locale=${locale}${path === '/api/search' ? '&q=a' : ''}`)
    }
  }
}
