import type { Browser, Page } from '@playwright/test'

/** Delay of all scripts but the first, in milliseconds. */
const heldMs = 3000

/**
 * Kinds of first interaction: a tap without prior pointer events, the keyboard only, or a tap before scripts arrive.
 */
export const ways = ['touch', 'keyboard', 'scripts held'] as const
export type Way = (typeof ways)[number]

/**
 * Opens a page in a touch context with a phone's viewport, without prior pointer events, and runs `look`. With
 * `scripts held`, all scripts but scripts/opener/opener.ts, which is in the page's head, are delayed by three seconds.
 */
export async function onFirstTouch(
  browser: Browser,
  { way, url }: { readonly way: Way; readonly url: string },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  if (way === 'scripts held') {
    const due = Promise.withResolvers<void>()
    const timer = setTimeout(due.resolve, heldMs)
    context.on('close', () => clearTimeout(timer))
    await page.route(/\/_astro\/(?!opener)[^?]*\.js/, async (route) => {
      await due.promise
      await route.continue().catch(() => undefined)
    })
  }
  try {
    await page.goto(url, { waitUntil: way === 'scripts held' ? 'domcontentloaded' : 'load' })
    await look(page)
  } finally {
    await context.close()
  }
}

/** Taps the first match of a selector, or presses Enter on it, without prior pointer movement. */
export async function press(page: Page, selector: string, way: Way): Promise<void> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  if (way === 'keyboard') return await target.press('Enter')
  await target.tap()
}
