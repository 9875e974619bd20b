import type { Page } from '@playwright/test'

/** Adds up, from the next page on, how far things jump while a page settles: the sum of all its layout shifts, whoever caused them. */
export async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
      document.documentElement.dataset['shift'] = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum so far: 0 where nothing moved; see https://web.dev/articles/cls for its unit. */
export async function layoutShift(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
}
