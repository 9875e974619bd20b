import { expect, type Locator, type Page } from '@playwright/test'
import { savedCardsKey } from '#src/stores/eveningDocument.ts'
import { hydrated } from './browser.ts'

/** Saves the first titles of a mood, and waits until their cards are kept. @returns their names */
export async function saveFirst(page: Page, count: number): Promise<string[]> {
  await hydrated(page)
  const names: string[] = []
  for (let place = 0; place < count; place++) {
    const card = page.locator('article.pick').nth(place)
    names.push(await card.locator('.pick-title').innerText())
    const bookmark = card.locator('.act').first()
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  }
  // Each is asked for as it is saved; a page that is left before breaks that off.
  const kept = () =>
    page.evaluate((key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}')).length, savedCardsKey)
  await expect.poll(kept).toBeGreaterThanOrEqual(count)
  return names
}

/** The names of the titles listed on /saved/. */
export const cardTitles = (page: Page): Locator => page.locator('.kept .card-title')
