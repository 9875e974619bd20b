import { locales } from '#src/domain/locale.ts'
import { startSiteProcess } from './siteProcess.ts'

/**
 * Serves the built site for the whole end-to-end run, without the demo account of local runs. In a process of its own, because Playwright
 * translates every file that its own process loads.
 */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  const site = await startSiteProcess(Number(process.env['E2E_PORT'] ?? 4399), { AUTH_DEMO: '0' })
  await wake(site.origin)
  return site.stop
}

/** Asks each list once: functions that just came up have their code and the shelf still to load, which two browsers beside them make slower than any visitor meets. */
async function wake(url: string): Promise<void> {
  for (const locale of locales) {
    for (const path of ['/api/movies', '/api/tv-shows', '/api/mood-recommendations/cry', '/api/search']) {
      await fetch(`${url}${path}?locale=${locale}${path === '/api/search' ? '&q=a' : ''}`)
    }
  }
}
