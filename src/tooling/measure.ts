import { chromium } from '@playwright/test'
import { measureBytes } from './measure/bytes.ts'
import { measureClicks } from './measure/clicks.ts'
import { measureFirstTouch } from './measure/firstTouch.ts'
import { measureLighthouse } from './measure/lighthouse.ts'
import { projectRoot } from './projectRoot.ts'
import { serveSite } from './server/serveSite.ts'
import { systemPart } from './systemParts.ts'

/**
 * `npm run measure`: what the built site weighs and how fast it is, as tables: Lighthouse (mobile: 4x slower CPU, slow 4G), bytes by page, and what an
 * interaction takes. `-- 5` is the number of Lighthouse runs a page (default 5); `-- 0` leaves Lighthouse out. Build first. Sizes that have a budget are held by
 * tests; times are only printed, because machines differ.
 */
const runs = Number(process.argv[2] ?? 5)
const debuggingPort = 9333
const site = await serveSite({ root: projectRoot, port: 0 })
const browser = await chromium.launch({
  executablePath: systemPart('chromium'),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
})
try {
  if (runs > 0) await measureLighthouse({ url: site.url, port: debuggingPort, runs })
  await measureBytes(browser, site.url)
  await measureClicks(browser, site.url)
  await measureFirstTouch(browser, site.url)
} finally {
  await browser.close()
  await site.close()
}
