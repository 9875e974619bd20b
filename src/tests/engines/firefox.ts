import { launch } from 'puppeteer-core'
import type { Engine } from './tab.ts'

const patienceMs = 60_000
/**
 * End of what Firefox reports where a request through the worker was cancelled, as when its page is left. Mistakes of
 * the worker read otherwise: "passed a promise ... that rejected", "network error response".
 */
const cancelled = 'A ServiceWorker intercepted the request and encountered an unexpected error.'

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
      const hear = (text: string): void => void (text.endsWith(cancelled) || complain(text))
      // Firefox's own messages arrive as errors of the page, not as messages of its console.
      page.on('pageerror', (error) => hear(error instanceof Error ? error.message : String(error)))
      page.on('console', (message) => void (message.type() === 'error' && hear(message.text())))
      return {
        goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        // Not `goBack`: it waits for events that a page out of the back/forward cache need not fire.
        back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
        reload: async () => void (await page.reload({ waitUntil: 'load' })),
        widen: (to) => page.setViewport({ width: to, height }),
        evaluate: (expression) => page.evaluate(expression),
        move: ({ x, y }) => page.mouse.move(x, y),
        press: ({ x, y }) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
