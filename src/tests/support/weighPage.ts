import { type Browser, expect, type Page } from '@playwright/test'
import type { User } from '#src/domain/user/user.ts'
import { hydrated } from './browser.ts'

/** Encoded (compressed) body sizes in bytes, without headers. */
export interface PageWeight {
  readonly document: number
  readonly style: number
  readonly script: number
  readonly font: number
  /** Sum of the above; images are not included. */
  readonly all: number
}

/**
 * Measures a page's transfer size in a new browser context: after load without interaction, and after the first
 * interaction has hydrated its islands.
 * @param visitor mocked signed-in user, for the profile page, which redirects signed-out visitors
 */
export async function weighPage(
  browser: Browser,
  url: string,
  visitor?: User,
): Promise<{ readonly before: PageWeight; readonly after: PageWeight }> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  if (visitor) await page.route('**/api/auth/user', (route) => route.fulfill({ json: visitor }))
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const before = await weigh(page)
    await hydrated(page)
    return { before, after: await weigh(page) }
  } finally {
    await context.close()
  }
}

/**
 * Waits until the number of requests is stable, then sums up Resource Timing, which covers requests of any initiator.
 */
async function weigh(page: Page): Promise<PageWeight> {
  let known = -1
  const grows = async (): Promise<boolean> => {
    const before = known
    known = await page.evaluate(() => performance.getEntriesByType('resource').length)
    return known > before
  }
  await expect.poll(grows, { intervals: [500] }).toBe(false)
  const fetched = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
    })),
  )
  const bytesOf = (kind: RegExp): number =>
    fetched.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0)
  const document = fetched[0]?.bytes ?? 0
  const [style, script, font] = [bytesOf(/\.css$/), bytesOf(/\.js$/), bytesOf(/\.woff2$/)]
  return { document, style, script, font, all: document + style + script + font }
}
