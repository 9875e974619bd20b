import { locales } from '#src/domain/locale.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { serveSite } from '#src/tooling/server/serveSite.ts'

/** Serves the built site for the whole end-to-end run. */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  process.env['LOG_REQUESTS'] = '0'
  const site = await serveSite({ root: projectRoot, port: Number(process.env['E2E_PORT'] ?? 4399) })
  await wake(site.url)
  return site.close
}

/** Asks each list once: functions that just came up have their code and the shelf still to load, which two browsers beside them make slower than any visitor meets. */
async function wake(url: string): Promise<void> {
  for (const locale of locales) {
    for (const path of ['/api/movies', '/api/tv-shows', '/api/mood-recommendations/cry', '/api/search']) {
      await fetch(`${url}${path}?locale=${locale}${path === '/api/search' ? '&q=a' : ''}`)
    }
  }
}
