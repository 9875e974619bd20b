import type { Browser, Page } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { median } from './median.ts'

const rounds = 7
/** How much slower the processor is made, as Lighthouse does for a phone. */
const slowdown = 4

/** What an interaction takes at a 4x slower processor: from the event to the next paint, by the Event Timing API, longest of the page. */
export async function measureClicks(browser: Browser, url: string): Promise<void> {
  const rows: Record<string, { 'median ms': number; 'worst ms': number }> = {}
  for (const { name, path, act } of interactions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timeOf(browser, `${url}${path}`, act))
    rows[name] = { 'median ms': median(times), 'worst ms': Math.max(...times) }
  }
  console.log(`\nInteraction to next paint at a ${slowdown}x slower processor, ${rounds} rounds, steps of 8 ms`)
  console.table(rows)
}

const interactions: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'a lamp, then all: results from the cache',
    path: '/',
    act: async (page) => {
      await page.locator('.lamp').nth(2).click()
      await page.locator('.types button, .types a').first().click()
      await page.locator('article.pick').first().waitFor()
    },
  },
  {
    name: 'a genre of the list',
    path: '/movies/',
    act: async (page) => {
      await page.locator('.tick a').nth(2).click()
      await page.locator('article.card').first().waitFor()
    },
  },
  {
    name: 'letters in the search box',
    path: '/search/',
    act: async (page) => {
      await page.locator('.big-search input').focus()
      await page.waitForLoadState('networkidle')
      await page.keyboard.type('star')
    },
  },
  {
    name: 'the menu',
    path: '/about/',
    act: async (page) => {
      await page.locator('.bar .menu-btn').click()
    },
  },
]

async function timeOf(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        for (const { duration } of list.getEntries())
          dataset['longest'] = String(Math.max(duration, Number(dataset['longest'] ?? 0)))
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    // Entries arrive after the paint that ends them.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return Number((await page.locator('html').getAttribute('data-longest')) ?? 0)
  } finally {
    await context.close()
  }
}
