import { expect, test } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test('a list from which a title was let go is the same after a reload, and after Back from a page of a title', async ({
  page,
}) => {
  await page.goto('/mood/laugh/')
  await hydrated(page)
  for (const place of [5, 2]) {
    const card = page.locator('.picks > li').nth(place)
    const name = await card.locator('.pick-title').innerText()
    await card.locator('.act').last().click()
    await page.getByRole('menuitem', { name: 'Never' }).click()
    await expect(card.locator('.pick-title')).not.toHaveText(name)
  }
  const left = await pickTitles(page)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('.picks[data-own]')).toBeVisible()
  await expect(page.locator('.pick-title')).toHaveText(left)
  await page.locator('.pick-title a').first().click()
  await expect(page).toHaveURL(/\/title\//)
  await page.goBack()
  await expect(page.locator('.pick-title')).toHaveText(left)
  // A wish makes a new list.
  await page.goto('/mood/laugh/?max=120')
  await expect(page.locator('.lead')).toContainText('that fit tonight')
  expect(await page.evaluate('history.state?.places')).toBeUndefined()
})
