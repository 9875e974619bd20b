import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median } from './median.ts'

const rounds = 5
/** CPU slowdown factor, as in Lighthouse's mobile mode. */
const slowdown = 4
/** Simulated time between the two taps, in milliseconds. */
const readingMs = 1500

interface Line {
  readonly name: string
  /** Network throttling, with the presets of Chrome DevTools: milliseconds and bytes per second; null for none. */
  readonly speed: { readonly latency: number; readonly download: number; readonly upload: number } | null
}

/** https://github.com/ChromeDevTools/devtools-frontend/blob/main/front_end/core/sdk/NetworkManager.ts */
const lines: readonly Line[] = [
  { name: 'no throttle', speed: null },
  { name: 'fast 4G', speed: { latency: 165, download: 1_012_500, upload: 168_750 } },
  { name: 'slow 4G', speed: { latency: 562.5, download: 180_000, upload: 84_375 } },
]

/**
 * Prints the latency of the first two taps on a phone with 4x CPU slowdown, with and without JavaScript: from the tap
 * on a mood to the frame with the choice of content types, and from the tap on a type to the frame with the first
 * recommendation. There is no pointer movement before the taps. Chromium does not throttle its own prefetching and
 * prerendering.
 */
export async function measureFirstTouch(browser: Browser, url: string): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  for (const javaScriptEnabled of [true, false]) {
    for (const line of lines) {
      const times: Times[] = []
      for (let round = 0; round < rounds; round++) times.push(await tapTwice(browser, url, line, javaScriptEnabled))
      rows[`${line.name}, ${javaScriptEnabled ? 'with' : 'without'} scripts`] = {
        'a lamp, median ms': Math.round(median(times.map(({ lamp }) => lamp))),
        'worst ms': Math.round(Math.max(...times.map(({ lamp }) => lamp))),
        'a type, median ms': Math.round(median(times.map(({ type }) => type))),
        'its worst ms': Math.round(Math.max(...times.map(({ type }) => type))),
      }
    }
  }
  console.log(`\nThe first two taps of a phone, ${slowdown}x slower, ${rounds} rounds, ${readingMs} ms between them`)
  console.table(rows)
}

interface Times {
  readonly lamp: number
  readonly type: number
}

async function tapTwice(browser: Browser, url: string, { speed }: Line, javaScriptEnabled: boolean): Promise<Times> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled,
  })
  try {
    const page = await context.newPage()
    await slowDown(context, page, speed)
    await page.goto(`${url}/`, { waitUntil: 'networkidle' })
    const lamp = await timeOfTap(page, '.lamp[data-mood=cry]', '.choice:has(:target) .type', javaScriptEnabled)
    await page.waitForTimeout(readingMs)
    const type = await timeOfTap(page, '.choice:has(:target) .type[href$="movies/"]', 'article.pick', javaScriptEnabled)
    return { lamp, type }
  } finally {
    await context.close()
  }
}

async function slowDown(context: BrowserContext, page: Page, speed: Line['speed']): Promise<void> {
  const devtools = await context.newCDPSession(page)
  if (speed) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: speed.latency,
      downloadThroughput: speed.download,
      uploadThroughput: speed.upload,
    })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/**
 * Milliseconds from a tap to a frame with the expected element, measured from outside the page, which also works
 * without JavaScript and across navigations.
 */
async function timeOfTap(page: Page, selector: string, shows: string, hasScripts: boolean): Promise<number> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  const start = performance.now()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator(shows).first().waitFor()
  // Without scripts no animation frame is reported to the page.
  if (hasScripts) await page.evaluate(nextFrame).catch(() => undefined)
  return performance.now() - start
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
  })
