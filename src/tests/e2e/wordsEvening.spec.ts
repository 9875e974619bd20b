import { expect, type Page, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

/** Tonight's wishes, the draw and what wishes cost, on the answer in the visitor's own words. */
const said = '/search/?q=rainy%20evening%2C%20nothing%20sad%2C%20under%2090%20minutes'
const understood = (page: Page) => page.locator('.said-controls:visible .wish-set')
const line = (page: Page) => page.locator('.said-wishes .wish')
const titles = (page: Page) => page.locator('.picks:visible .pick-title')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'US'))
})

test('the line has what the words do not say, and narrows the list', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(said)
  await expect(line(page)).toHaveText(['Any service', 'Any language', 'Leave out'])
  await hydrated(page)
  await page.getByRole('button', { name: 'Any service' }).click()
  const sheet = page.getByRole('dialog', { name: 'What do you pay for?' })
  const netflix = sheet.locator('.tickrow').filter({ hasText: 'Netflix' })
  await expect(netflix).toContainText(/\d+ of \d+/)
  const [, count] = /(\d+) of/.exec(await netflix.innerText()) ?? []
  await netflix.getByRole('checkbox').check()
  await expect(sheet.getByRole('button', { name: `Show ${count}` })).toBeVisible()
  await sheet.getByRole('button', { name: `Show ${count}` }).click()
  await expect(page).toHaveURL(/[?&]on=netflix/)
  await expect(line(page).first()).toHaveText('Only Netflix')
  await expect(page.locator('#said-amount')).toContainText(new RegExp(`of ${count} `))
  await expect(titles(page)).toHaveCount(8)
  for (const foot of await page.locator('.picks:visible .pick-foot').all()) {
    await expect(foot.locator('.chip-own')).toHaveText('Netflix')
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/on=netflix/)
  await expect(line(page).first()).toHaveText('Any service')
  expect(heard).toEqual([])
})

test('services are called by their names, also those that nobody says in words', async ({ page }) => {
  await page.goto(`${said}&on=acorn-tv`)
  // Before anything is touched, too.
  await expect(line(page).first()).toContainText('Acorn TV')
  await hydrated(page)
  await expect(page.locator('.picks:visible .chip-own').first()).toHaveText('Acorn TV')
  await expect(line(page).first()).toHaveText('Only Acorn TV')
})

test('a length that is set takes the place of the one that was said, until it is dropped', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${said}&max=120`)
  await expect(understood(page).filter({ hasText: 'minutes' })).toHaveCount(0)
  await expect(page.locator('h1:visible .unread').filter({ hasText: '90' })).toHaveCount(1)
  await hydrated(page)
  await expect(line(page).first()).toHaveText('Up to 120 minutes')
  await page.getByRole('button', { name: 'Drop: Up to 120 minutes' }).click()
  await expect(page).not.toHaveURL(/max=/)
  await expect(understood(page).filter({ hasText: 'Up to 90 minutes' })).toHaveCount(1)
  await expect(line(page)).toHaveText(['Any service', 'Any language', 'Leave out'])
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto(`${said}&max=120`)
  await expect(plain.locator('.wish-set').filter({ hasText: 'minutes' })).toHaveCount(0)
  await expect(plain.getByText(/^8 of \d+ that fit, closest first\.$/)).toBeVisible()
  await plain.getByRole('link', { name: 'Drop: nothing sad' }).click()
  // What is set stays set.
  await expect(plain).toHaveURL(/max=120/)
  await context.close()
})

test('a sheet shows what the words say, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(said)
  await hydrated(page)
  await page.getByRole('button', { name: 'Leave out' }).click()
  const sheet = page.getByRole('dialog', { name: 'Tonight’s wishes' })
  await expect(sheet.getByRole('radio', { name: '90' })).toBeChecked()
  await sheet.getByRole('radio', { name: 'Any', exact: true }).check()
  await expect(page).toHaveURL(/drop=maxMinutes/)
  await sheet.locator('.sheet-head').getByRole('button', { name: 'Close' }).click()
  await expect(understood(page).filter({ hasText: 'minutes' })).toHaveCount(0)
  await expect(line(page).first()).toHaveText('Any length')
  await page.goBack()
  await expect(understood(page).filter({ hasText: 'Up to 90 minutes' })).toHaveCount(1)
})

test('one of the titles is chosen, from the page as it came and again', async ({ page }) => {
  await page.goto(said)
  const listed = await pickTitles(page)
  await page.getByRole('button', { name: 'Choose for me' }).click()
  await expect(page.getByText('The light fell on this one')).toBeVisible()
  const first = await titles(page).first().innerText()
  expect(listed).toContain(first)
  await expect(page.locator('.picks:visible .pick-title a').first()).toBeFocused()
  await page.getByRole('button', { name: 'Why this one' }).click()
  await expect(page.getByText(/a chance of \d+ in 100/)).toBeVisible()
  await page.getByRole('button', { name: 'Another' }).click()
  await expect(titles(page).first()).not.toHaveText(first)
  await page.goBack()
  await expect(titles(page)).toHaveText(listed)
  await expect(page.getByRole('button', { name: 'Choose for me' })).toBeVisible()
})

test('fewer than three say what each wish costs, whoever made it', async ({ page }) => {
  await page.goto('/search/?q=calm%2C%20before%201950&on=netflix')
  await hydrated(page)
  const costs = page.locator('.costs .cost')
  await expect(costs).toHaveCount(2)
  await expect(costs.filter({ hasText: 'Without the wish “Only Netflix”' })).toHaveCount(1)
  const gain = Number(await costs.filter({ hasText: 'Netflix' }).locator('b').innerText())
  await costs.filter({ hasText: 'Netflix' }).click()
  await expect(page).not.toHaveURL(/on=/)
  await expect(page.locator('#said-amount, .said-page [role=status]').first()).toContainText(`${gain}`)
  await page.goBack()
  await costs.filter({ hasText: '1949 or earlier' }).click()
  await expect(page).toHaveURL(/drop=years/)
  await expect(titles(page).first()).toBeVisible()
})

test('services that are kept narrow the answer, but never contradict the words', async ({ page }) => {
  await page.goto(said)
  await hydrated(page)
  await page.getByRole('button', { name: 'Any service' }).click()
  await page.locator('.sheet .tickrow').filter({ hasText: 'Netflix' }).getByRole('checkbox').check()
  await expect(page).toHaveURL(/on=netflix/)
  await page.goto('/search/?q=something%20calm')
  await hydrated(page)
  await expect(line(page).filter({ hasText: 'Only Netflix' })).toHaveCount(1)
  await page.goto('/search/?q=something%20calm%20on%20disney%2B')
  await hydrated(page)
  await expect(line(page)).toHaveText(['Any length', 'Any language', 'Leave out'])
  await expect(understood(page).filter({ hasText: 'On Disney+' })).toHaveCount(1)
  await expect(page).not.toHaveURL(/on=/)
})

for (const words of ['funny with tom hanks', 'like Knives Out but funnier']) {
  test(`what the page knows of a name stays known when the list is narrowed: ${words}`, async ({ page }) => {
    await page.goto(`/search/?q=${encodeURIComponent(words)}`)
    const before = await understood(page).allTextContents()
    expect(before.join()).toMatch(/Tom Hanks|Knives Out/)
    const shown = await titles(page).allTextContents()
    await hydrated(page)
    await page.getByRole('button', { name: 'Any service' }).click()
    await expect(page.getByRole('dialog', { name: 'What do you pay for?' })).toBeVisible()
    // The browser has taken over from the page's HTML.
    await expect(page.locator('[data-drawn]:visible')).toHaveCount(0)
    await expect(understood(page)).toHaveText(before)
    await expect(titles(page)).toHaveText(shown)
  })
}
