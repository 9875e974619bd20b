import { chromium } from '@playwright/test'
import { chromiumArguments } from '#src/tests/support/chromiumArguments.ts'
import type { Engine } from './tab.ts'

/** Starts Chromium, controlled by Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  return {
    version: `Chromium ${browser.version()}`,
    async open({ width, height, hasTouch, complain }) {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch, colorScheme: 'dark' })
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => complain(message))
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text())
      })
      return {
        goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        reload: async () => void (await page.reload({ waitUntil: 'load' })),
        widen: (to) => page.setViewportSize({ width: to, height }),
        evaluate: (expression) => page.evaluate(expression),
        move: ({ x, y }) => page.mouse.move(x, y),
        press: ({ x, y }) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
