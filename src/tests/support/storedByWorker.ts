import { expect, type Page } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'

/** Home, each mood, saved titles, the offline page, the file with the lists. */
const keptPages = moodIds.length + 4

/** What the worker has stored, by cache. */
export function stored(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url.slice(window.location.origin.length))] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })
}

/** Opens a page and waits until all of its language is stored. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const locale = (await page.locator('html').getAttribute('lang'))?.slice(0, 2)
  const kept = async (): Promise<string[]> => (await stored(page))['kept-pages'] ?? []
  await expect.poll(kept).toContain(`/picks/${locale}.json`)
  await expect.poll(async () => (await kept()).length).toBe(keptPages)
}
