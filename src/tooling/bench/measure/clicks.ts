import type { Browser, Locator, Page } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { median } from './median.ts'

const rounds = 7
/** CPU slowdown factors: none, and Lighthouse's factor for mobile. */
const slowdowns = [1, 4] as const
const entryWithinMs = 2000

interface Interaction {
  readonly name: string
  /** Path of the page; without one an empty page with a button is used. */
  readonly path?: string
  /** Setup that is not measured, at full speed. */
  readonly before?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** Selector of the element that the interaction shows; without it only the next paint is measured. */
  readonly shows?: string
}

/** Content types of the open choice. */
const openType = '.choice:has(:target) .type'

/**
 * Taps the middle of an element. Not `locator.tap()`, which makes the page lay itself out to see whether something
 * covers the element.
 */
const tap = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on screen`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const chooseCalm = async (page: Page): Promise<void> => {
  await page.locator('.lamp').nth(2).tap()
  await page.locator(openType).first().tap()
}

/** Baseline: a button that appends text to an empty page. */
const bareButton = '<button onclick="document.body.append(1)">Bare</button>'

const interactions: readonly Interaction[] = [
  { name: 'a button on an empty page', act: (page) => tap(page.locator('button')) },
  {
    name: 'a lamp',
    path: '/',
    act: (page) => tap(page.locator('.lamp').nth(2)),
    shows: openType,
  },
  {
    name: 'a type, results from the cache',
    path: '/',
    before: async (page) => {
      await chooseCalm(page)
      await page.locator('article.pick').first().waitFor()
      await page.locator('.mood-head a.back').tap()
      await page.locator('.lamp').nth(2).tap()
      await page.locator(openType).first().waitFor()
    },
    act: (page) => tap(page.locator(openType).first()),
    shows: 'article.pick',
  },
  {
    name: 'a genre of the list',
    path: '/movies/',
    act: (page) => tap(page.locator('.tick a').nth(2)),
  },
  {
    name: 'letters in the search box',
    path: '/search/',
    before: (page) => page.locator('.big-search input').focus(),
    act: (page) => page.keyboard.type('star'),
  },
  {
    name: 'the menu',
    path: '/about/',
    act: (page) => tap(page.locator('.bar .menu-btn')),
    shows: 'dialog.drawer[open]',
  },
]

/**
 * Prints the latency of interactions, without and with 4x CPU slowdown: from the event to the next paint, by the
 * Event Timing API (the longest event of the interaction, as in Interaction to Next Paint), and from the event to the
 * frame that shows the expected element.
 */
export async function measureClicks(browser: Browser, url: string): Promise<void> {
  for (const slowdown of slowdowns) await measureAt(slowdown, browser, url)
}

async function measureAt(slowdown: number, browser: Browser, url: string): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  for (const interaction of interactions) {
    const times: Times[] = []
    for (let round = 0; round < rounds; round++) times.push(await timesOf(browser, url, interaction, slowdown))
    const paints = times.map(({ toPaint }) => toPaint)
    const shown = times.flatMap(({ toShown }) => toShown ?? [])
    rows[interaction.name] = {
      'to next paint, median ms': median(paints),
      'worst ms': Math.max(...paints),
      ...(shown.length > 0 ? { 'to what it shows, median ms': Math.round(median(shown)) } : {}),
    }
  }
  console.log(`\nInteractions at a ${slowdown}x slower processor, ${rounds} rounds; paints in steps of 8 ms`)
  console.table(rows)
}

interface Times {
  readonly toPaint: number
  readonly toShown: number | null
}

async function timesOf(
  browser: Browser,
  url: string,
  { path, before, act, shows }: Interaction,
  slowdown: number,
): Promise<Times> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ serviceWorkers: 'block', ...phone })
  try {
    const page = await context.newPage()
    if (path) {
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
      await hydrated(page)
      await page.waitForLoadState('networkidle')
    } else await page.setContent(bareButton)
    await before?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(watch, shows ?? null)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await act(page)
    if (shows) await page.locator(`html[data-shown] ${shows}`).first().waitFor()
    // Entries are delivered some time after the paint; events shorter than 16 ms have none.
    await page
      .locator('html[data-longest]')
      .waitFor({ timeout: entryWithinMs })
      .catch(() => undefined)
    const { longest, shown } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    return { toPaint: Number(longest ?? 0), toShown: shown === undefined ? null : Number(shown) }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page. Records on `<html>` the duration of the longest event from now on (`data-longest`) and the time
 * from the click to the first frame with the expected element (`data-shown`), both in milliseconds.
 */
function watch(shows: string | null): void {
  const { dataset } = document.documentElement
  const from = performance.now()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId > 0
      const { duration, startTime } = entry
      if (isInteraction && startTime >= from)
        dataset['longest'] = String(Math.max(duration, Number(dataset['longest'] ?? 0)))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  if (shows === null) return
  const look = (event: Event): void => {
    if (document.querySelector(shows)?.checkVisibility()) dataset['shown'] = String(performance.now() - event.timeStamp)
    else requestAnimationFrame(() => look(event))
  }
  window.addEventListener('click', (event) => requestAnimationFrame(() => look(event)), { once: true, capture: true })
}
