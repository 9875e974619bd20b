import { expect, type Page } from '@playwright/test'

/** Reads the names of the picks once their list is whole: of a new list the first cards are drawn a frame earlier. */
export async function pickTitles(page: Page): Promise<string[]> {
  await expect(page.locator('.picks[aria-busy]:visible')).toHaveCount(0)
  return await page.locator('.pick-title:visible').allInnerTexts()
}
