import type { Browser, Page } from '@playwright/test'

/** How long everything but the first script is held back, in milliseconds. */
const heldMs = 3000

/** How the first press is made: by a finger that nothing went before, by the keyboard alone, or by a finger while the scripts are still on their way. */
export const ways = ['touch', 'keyboard', 'scripts held'] as const
export type Way = (typeof ways)[number]

/**
 * Opens a page as a phone does, with nothing that a pointer did before, and runs what is looked at. Where scripts are held back, all but the one that listens from the start
 * (layouts/opener.ts, which stands in the page's head) come three seconds late.
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

/** Presses what a selector finds, in one of the ways, and nothing else: no pointer comes near it before. */
export async function press(page: Page, selector: string, way: Way): Promise<void> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  if (way === 'keyboard') return await target.press('Enter')
  await target.tap()
}
