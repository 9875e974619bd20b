import type { Browser, Page } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { mainThreadTime } from './mainThreadTime.ts'
import { median } from './median.ts'

const rounds = 11
/** Lighthouse's factor for mobile. */
const slowdown = 4

/** What a wish changes, in the order in which it is drawn; also the marks that the page sets. */
const parts = ['the numbers on the controls', 'the cards in sight', 'the whole list'] as const
type Part = (typeof parts)[number]

/**
 * Prints what a change of a wish takes on a mood's page with a 4x CPU slowdown, from the event to the frame that shows
 * it: the numbers on the controls, the first two cards of the list, which fill a phone's screen, and all of them. Cards
 * are known (they were asked for before; a request takes what the network takes). The room is the largest: 400 titles.
 * Beside the time that passed stands that of the main thread's processor.
 */
export async function measureWishes(browser: Browser, url: string): Promise<void> {
  const times: Record<Part, number>[] = []
  const busyTimes: ReadonlyMap<Part, number>[] = []
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
    // Lengths so far apart that their lists differ on any day. Both lists' cards are asked for, and the code has been run.
    for (const place of [1, 4, 1, 4]) await press(page, place)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (let round = 0; round < rounds; round++) {
      const act = () => press(page, round % 2 === 0 ? 1 : 4)
      const { value, busy } = await mainThreadTime({ browser, page, marks: parts }, act)
      times.push(value)
      busyTimes.push(busy)
    }
  } finally {
    await context.close()
  }
  console.log(
    `\nA wish at a ${slowdown}x slower processor, ${rounds} rounds, from the event to the frame that shows it`,
  )
  const rows = parts.map((part) => {
    const passed = times.map((time) => time[part])
    return [
      part,
      {
        'median ms': Math.round(median(passed)),
        'worst ms': Math.round(Math.max(...passed)),
        'main thread, median ms': Math.round(median(busyTimes.map((busy) => busy.get(part) ?? Number.NaN))),
      },
    ]
  })
  console.table(Object.fromEntries(rows))
}

/** Presses a length in the open sheet, and waits until numbers and list are others. */
async function press(page: Page, place: number): Promise<Record<Part, number>> {
  await page.waitForLoadState('networkidle')
  // By the mouse alone: a locator's click makes the page lay itself out to see whether something covers the control.
  await page.locator('#wish-all .upto label').nth(place).hover()
  const watching = await page.evaluateHandle(watch, parts)
  await page.mouse.down()
  await page.mouse.up()
  return await watching.evaluate(({ times }) => times)
}

/** Runs in the page, from before the change. @returns milliseconds from the change to the frames that show it */
function watch([controls, sight, whole]: typeof parts): { readonly times: Promise<Record<Part, number>> } {
  const titles = () => [...document.querySelectorAll('.picks .pick-title')].map((title) => title.textContent)
  const looks: Record<Part, () => string | null | undefined> = {
    [controls]: () => document.querySelector('#wish-all .sheet-foot .btn')?.textContent,
    [sight]: () => titles().slice(0, 2).join(),
    [whole]: () => (document.querySelector('main [aria-busy=true]') ? undefined : titles().join()),
  }
  const waiting = new Map([controls, sight, whole].map((part) => [part, looks[part]()] as const))
  const pressed = new Promise<Event>((done) => {
    window.addEventListener('click', done, { once: true, capture: true })
  })
  const measured = async (): Promise<Record<Part, number>> => {
    const event = await pressed
    performance.mark('pressed')
    const times = { [controls]: 0, [sight]: 0, [whole]: 0 }
    return await new Promise((done) => {
      const look = (): void => {
        const inFrame: Part[] = []
        // In the order in which they come: what is asked costs the page time.
        for (const [part, before] of waiting) {
          const now = looks[part]()
          if (now === undefined || now === before) break
          inFrame.push(part)
        }
        // A message comes after the frame was painted, but maybe after what follows it, which is not to be looked at.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          for (const part of inFrame) {
            times[part] = performance.now() - event.timeStamp
            performance.mark(part)
            waiting.delete(part)
          }
          if (waiting.size === 0) done(times)
          else requestAnimationFrame(look)
        }
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  }
  return { times: measured() }
}
