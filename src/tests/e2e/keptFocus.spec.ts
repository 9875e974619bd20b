import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** Lets the title at a place go with the keyboard. @returns its name */
async function letGo(page: Page, place: number): Promise<string> {
  const card = page.locator('.picks > li').nth(place)
  const name = await card.locator('.pick-title').innerText()
  await card.locator('.act').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.act-menu:popover-open button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.locator('.pick-title')).not.toHaveText(name)
  await expect(card.locator('.act').last()).toBeFocused()
  return name
}

test('whoever lets titles go with the keyboard stays at their places', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  for (const place of [0, 3, 6]) {
    await letGo(page, place)
  }
})

test('whoever takes it back with the keyboard is at the title again', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  const name = await letGo(page, 3)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.pick-title', { hasText: name })).toBeVisible()
  await expect(page.locator('.picks > li', { hasText: name }).locator('.act').last()).toBeFocused()
})

test('a sheet is entered with Tab, and left to the wish that was set in it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mood/calm/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Any length' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.sheet:popover-open .upto label').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.sheet:popover-open :focus')).toHaveCount(1)
  await page.locator('.sheet:popover-open .upto label').filter({ hasText: '120' }).click()
  await expect(page.locator('.wish-set')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
  await expect(page.locator('.wish-set .wish-open')).toBeFocused()
})

test('whoever drops wishes with the keyboard stays at them', async ({ page }) => {
  const drops = page.locator('.wish-drop')
  // On a phone what is set stands first, so that the next chip takes the place; else the word of what was dropped.
  const places = [
    [390, drops],
    [1280, page.getByRole('button', { name: 'Any length' })],
  ] as const
  for (const [width, inItsPlace] of places) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/mood/laugh/?max=120&not=gore')
    await hydrated(page)
    await expect(drops).toHaveCount(2)
    await drops.first().focus()
    await page.keyboard.press('Enter')
    await expect(drops).toHaveCount(1)
    await expect(inItsPlace).toBeFocused()
  }
  await page.getByRole('button', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  await expect(drops).toHaveCount(0)
  await expect(page.locator('.wishes .wish-open').first()).toBeFocused()
})

test('the end of a narrowed list says what narrowed it, and clearing that leads on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'DE'))
  await page.goto('/mood/cry/?max=30&on=netflix&more=1')
  await hydrated(page)
  await expect(page.locator('.lead')).toContainText('That was all within tonight’s wishes')
  await page.locator('.after-in').getByRole('button', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article.pick')).toHaveCount(8)
  await expect(page.locator('.wishes .wish-open').first()).toBeFocused()
})

test('a nudge that turns an answer by words keeps the focus while the list takes the drawn one’s place', async ({
  page,
}) => {
  await page.goto('/search/?q=something+calm')
  await hydrated(page)
  const before = await page.locator('.picks:visible .pick-title').allInnerTexts()
  const older = page.getByRole('checkbox', { name: 'Older' })
  await older.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/nudge=older/)
  await expect(page.locator('.picks:visible .pick-title')).not.toHaveText(before)
  await expect(older).toBeChecked()
  await expect(older).toBeFocused()
})
