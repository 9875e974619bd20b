import type { Browser, Page } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { median } from './median.ts'

const rounds = 7
/** Lighthouse's factor for mobile. */
const slowdown = 4

/**
 * Prints what a change of a wish takes on a mood's page with a 4x CPU slowdown, from the event to the frame that shows
 * it: the numbers on the controls, and the list, whose cards are known (they were asked for before; a request takes
 * what the network takes). The room is the largest: 400 titles.
 */
export async function measureWishes(browser: Browser, url: string): Promise<void> {
  const times: Record<'numbers' | 'list', number>[] = []
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
    await page.goto(`${url}/mood/cry/`, { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.locator('.wish-open').first().click()
    await page.locator('#wish-all:popover-open').waitFor()
    // Both lists' cards are asked for.
    for (const place of [3, 4]) await press(page, place)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (let round = 0; round < rounds; round++) times.push(await press(page, round % 2 === 0 ? 3 : 4))
  } finally {
    await context.close()
  }
  console.log(
    `\nA wish at a ${slowdown}x slower processor, ${rounds} rounds, from the event to the frame that shows it`,
  )
  console.table({
    'the numbers on the controls': {
      'median ms': Math.round(median(times.map(({ numbers }) => numbers))),
      'worst ms': Math.round(Math.max(...times.map(({ numbers }) => numbers))),
    },
    'the list': {
      'median ms': Math.round(median(times.map(({ list }) => list))),
      'worst ms': Math.round(Math.max(...times.map(({ list }) => list))),
    },
  })
}

/** Presses a length in the open sheet, and waits until numbers and list are others. */
async function press(page: Page, place: number): Promise<Record<'numbers' | 'list', number>> {
  await page.waitForLoadState('networkidle')
  const watching = page.evaluate(watch)
  await page.locator('#wish-all .upto label').nth(place).click()
  return await watching
}

/** Runs in the page. @returns milliseconds from the change to the frames that show it */
async function watch(): Promise<Record<'numbers' | 'list', number>> {
  const numbers = () => document.querySelector('#wish-all .sheet-foot .btn')?.textContent
  const list = () => [...document.querySelectorAll('.picks .pick-title')].map((title) => title.textContent).join()
  const before = { numbers: numbers(), list: list() }
  const event = await new Promise<Event>((done) => {
    window.addEventListener('click', done, { once: true, capture: true })
  })
  const times: Partial<Record<'numbers' | 'list', number>> = {}
  return await new Promise((done) => {
    const look = (): void => {
      // A message comes after the frame was painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const passed = performance.now() - event.timeStamp
        if (numbers() !== before.numbers) times.numbers ??= passed
        if (list() !== before.list && !document.querySelector('main [aria-busy=true]')) times.list ??= passed
        const { numbers: n, list: l } = times
        if (n !== undefined && l !== undefined) done({ numbers: n, list: l })
        else requestAnimationFrame(look)
      }
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}
