import type { Page } from '@playwright/test'

/** From the next navigation on, sums up all layout shifts of a page, including those after user input. */
export async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
      document.documentElement.dataset['shift'] = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of layout shift scores so far; 0 without shifts. Unit: https://web.dev/articles/cls. */
export async function layoutShift(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
}
