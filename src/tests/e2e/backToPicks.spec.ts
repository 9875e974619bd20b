import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

// Playwright turns off the browser's own way to keep pages for Back, so that Back loads the page anew.

/** Opens the picks of a mood for a country, as its list is once it has come. */
async function openPicks(page: Page, way: 'over the home page' | 'at their address'): Promise<string[]> {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
  if (way === 'at their address') await page.goto('/mood/cry/movies/')
  else {
    await page.goto('/')
    await hydrated(page)
    await page.locator('.lamp[data-mood=cry]').click()
    await page.locator('.type:visible').nth(1).click()
  }
  await expect(page.locator('.list-place')).toHaveText('Brazil')
  return await pickTitles(page)
}

for (const way of ['over the home page', 'at their address'] as const) {
  test(`Back and a reload show the picks that one left, opened ${way}`, async ({ page }) => {
    const titles = await openPicks(page, way)
    const chips = await page.locator('.pick .chip').allInnerTexts()
    await page.locator('article.pick .pick-title a').nth(4).click()
    await expect(page).toHaveURL(/\/title\/movie-/)
    await page.goBack()
    await expect(page.locator('.list-place')).toHaveText('Brazil')
    expect(await pickTitles(page)).toEqual(titles)
    expect(await page.locator('.pick .chip').allInnerTexts()).toEqual(chips)
    await page.reload()
    await expect(page.locator('.list-place')).toHaveText('Brazil')
    expect(await pickTitles(page)).toEqual(titles)
  })
}

test('Back leads on from there to the choice and the lamps, and Forward to the picks', async ({ page }) => {
  const titles = await openPicks(page, 'over the home page')
  await page.locator('article.pick .pick-title a').first().click()
  await expect(page).toHaveURL(/\/title\/movie-/)
  await page.goBack()
  await expect(page.locator('.list-place')).toHaveText('Brazil')
  await page.goBack()
  await expect(page).toHaveURL(/\/#cry$/)
  await expect(page.locator('.type:visible')).toHaveCount(3)
  await page.goBack()
  await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
  await page.goForward()
  await page.goForward()
  await expect(page.locator('.list-place')).toHaveText('Brazil')
  expect(await pickTitles(page)).toEqual(titles)
})

test.describe('without the service worker', () => {
  // With it, requests would not go through the test.
  test.use({ serviceWorkers: 'block' })

  test('a reload on another day shows that day’s picks', async ({ page }) => {
    await openPicks(page, 'over the home page')
    // Titles that somebody is reading stay: a page that the browser opens as far down as it was left counts as read.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.clock.setFixedTime(Date.now() + 20 * 3_600_000)
    await page.route('**/api/mood-recommendations/**', async (route) => {
      const response = await page.request.fetch(route.request().url())
      const items: object[] = await response.json()
      await route.fulfill({ json: items.with(7, { ...items[7], id: 'movie-1', title: 'Pick of that day' }) })
    })
    await page.reload()
    await expect(page.locator('.pick-title', { hasText: 'Pick of that day' })).toBeVisible()
  })
})
