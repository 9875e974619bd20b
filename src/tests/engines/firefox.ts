import { setTimeout } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import type { Engine } from './tab.ts'

const patienceMs = 60_000
/** Time in which a tap has become a click, also on a busy machine. */
const tapMs = 5000

/** Starts Firefox, controlled by Puppeteer over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: patienceMs,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0,
      // On a busy machine the delay between touch start and end must not turn a tap into a long press.
      'apz.max_tap_time': patienceMs,
      'ui.click_hold_context_menus.delay': patienceMs,
    },
  })
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    async open({ width, height, hasTouch, complain }) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      page.on('pageerror', (error) => complain(error instanceof Error ? error.message : String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text())
      })
      return {
        goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        // Not `goBack`: it waits for events that a page out of the back/forward cache need not fire.
        back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
        reload: async () => void (await page.reload({ waitUntil: 'load' })),
        widen: (to) => page.setViewport({ width: to, height }),
        evaluate: (expression) => page.evaluate(expression),
        move: ({ x, y }) => page.mouse.move(x, y),
        press: ({ x, y }) => (hasTouch ? tap(page, x, y) : page.mouse.click(x, y)),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/**
 * Taps, and taps once more if no click followed anywhere in the page: Firefox's compositor drops a synthesized tap
 * that it receives while it is still applying a scroll of the page's own. A tap that another element got is not
 * repeated.
 */
async function tap(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(`(() => {
    window.hasClicked = false
    addEventListener('click', () => { window.hasClicked = true }, { capture: true, once: true })
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  })()`)
  await page.touchscreen.tap(x, y)
  const isPending = (): Promise<boolean> =>
    // A page that the click leaves cannot answer, and the next page has no such variable.
    page.evaluate('window.hasClicked === false').then(Boolean, () => false)
  for (const end = performance.now() + tapMs; await isPending(); await setTimeout(20)) {
    if (performance.now() < end) continue
    await page.touchscreen.tap(x, y)
    return
  }
}
