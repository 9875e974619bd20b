import { chromium } from '@playwright/test'
import { measureBytes } from './bench/measure/bytes.ts'
import { measureClicks } from './bench/measure/clicks.ts'
import { measureFirstTouch } from './bench/measure/firstTouch.ts'
import { measureLighthouse } from './bench/measure/lighthouse.ts'
import { measureWishes } from './bench/measure/wishes.ts'
import { systemPart } from './checks/systemParts.ts'
import { projectRoot } from './projectRoot.ts'
import { serveSite } from './site/serveSite.ts'

/**
 * `npm run measure`: prints size and performance of the built site (build first): Lighthouse (mobile: 4x CPU
 * slowdown, slow 4G), transferred bytes per page, and interaction latency. `-- 5` sets the number of Lighthouse runs
 * per page (default 5); `-- 0` skips Lighthouse. Size budgets are enforced by tests; timings are only printed,
 * because they depend on the machine.
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
  await measureWishes(browser, site.url)
  await measureFirstTouch(browser, site.url)
} finally {
  await browser.close()
  await site.close()
}
