import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const wish = (page: Page, place: number): Locator => page.locator('.wishes > .wish').nth(place).locator('.wish-open')

test('what somebody pays for and understands is kept: the next evening’s film takes four taps', async ({ page }) => {
  const heard = complaints(page)
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
  await page.goto('/mood/laugh/movies/')
  await hydrated(page)
  await wish(page, 1).click()
  await page.locator('#wish-services .tickrow', { hasText: 'Netflix' }).click()
  // A word that the sheet leaves free opens the next one: no tap only to close.
  await page.keyboard.press('Escape')
  await wish(page, 2).click()
  await page.locator('#wish-languages .tick label', { hasText: 'English' }).click()
  await expect(page).toHaveURL(/\?on=netflix&lang=en$/)
  const fitting = await page.locator('.mood-head .lead').innerText()

  await page.goto('/')
  await hydrated(page)
  await page.locator('.lamp[data-mood=laugh]').click()
  await page.locator('.choice:has(:target) .type').nth(1).click()
  // As it was left: only what is included, which nobody has changed.
  await expect(page).toHaveURL(/\/mood\/laugh\/movies\/\?on=netflix&lang=en$/)
  await expect(page.locator('.mood-head .lead')).toHaveText(fitting)
  await wish(page, 0).click()
  await page.locator('#wish-length .upto label').nth(4).click()
  await expect(page).toHaveURL(/\?max=120&on=netflix&lang=en$/)
  expect(heard).toEqual([])
})

test('“Choose for me” and what follows it can be pressed: the title’s link lies below them', async ({ page }) => {
  for (const path of ['/mood/calm/', '/de/mood/calm/']) {
    await page.goto(path)
    await hydrated(page)
    await page.locator('.tonight-head button').click()
    await expect(page.locator('.picks[data-drawn]')).toBeVisible()
    await page.locator('.tonight-head button').nth(1).click()
    await expect(page.locator('.tonight-head button').nth(1)).toHaveAttribute('aria-expanded', 'true')
    await page.locator('.tonight-head button').last().click()
    await expect(page.locator('.picks[data-drawn]')).toHaveCount(0)
  }
})

test('seen all eight: one tap, and eight others stand there', async ({ page }) => {
  await page.goto('/mood/calm/')
  await hydrated(page)
  const before = await page.locator('.pick-title').allInnerTexts()
  await page.getByRole('button', { name: 'None of these' }).click()
  await expect(page.locator('.picks[data-own]')).toBeVisible()
  const after = await page.locator('.pick-title').allInnerTexts()
  expect(after).toHaveLength(8)
  expect(after.filter((title) => before.includes(title))).toEqual([])
})

test('on a phone what one may do with a title is in sight, whatever its services are called', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
  await page.goto('/de/mood/calm/')
  await hydrated(page)
  await expect(page.locator('.pick .chip').first()).toBeVisible()
  for (const card of await page.locator('article.pick').all()) {
    await card.locator('.act').first().scrollIntoViewIfNeeded()
    const box = await card.locator('.act').nth(1).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
  await page.locator('.pick-lead .act').first().click()
  await expect(page.locator('.pick-lead .act').first()).toHaveAttribute('aria-pressed', 'true')
})

test('the first pick’s reason stands under its facts, at every width', async ({ page }) => {
  await page.goto('/mood/calm/')
  const lead = page.locator('.pick-lead')
  for (const width of [390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const facts = await lead.locator('.pick-top').boundingBox()
    const reason = await lead.locator('.reason').boundingBox()
    const apart = (reason?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)
    expect(apart, `at ${width}`).toBeLessThanOrEqual(40)
    expect(apart, `at ${width}`).toBeGreaterThanOrEqual(0)
  }
})
