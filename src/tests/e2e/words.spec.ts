import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

/** The page of an answer in the visitor's own words; src/server/pages/saidView.test.ts has what it understands. */
const said = '/search/?q=rainy%20evening%2C%20nothing%20sad%2C%20under%2090%20minutes'
const chip = (page: Page, name: string | RegExp) => page.locator('.wish-set:visible').filter({ hasText: name })

test('words are answered without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(said)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rainy evening, nothing sad, under 90 minutes')
  await expect(page.locator('h1 mark').filter({ hasText: /^nothing sad$/ })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-mood', 'calm')
  await expect(page.locator('.picks > li:not(.after)')).toHaveCount(8)
  await expect(page.locator('.picks .fits-said').first()).toContainText('nothing sad')
  await expect(page.getByText(/^8 of \d+ that fit, closest first\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Drop: nothing sad' }).click()
  await expect(page).toHaveURL(/&drop=not-cry/)
  await expect(chip(page, 'Nothing sad')).toHaveCount(0)
  await expect(page.locator('h1 .unread').filter({ hasText: 'sad' })).toHaveCount(1)
  await page.getByText('Say it differently').click()
  await page.getByRole('textbox', { name: 'What should it be?' }).fill('something funny')
  await page.getByRole('textbox', { name: 'What should it be?' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('something funny')
  await context.close()
})

test('what is typed is understood at once, and the list follows', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto('/search/')
  await hydrated(page)
  const box = page.getByRole('combobox')
  await box.pressSequentially('something calm, nothing scary', { delay: 30 })
  await expect(chip(page, /calm/i)).toBeVisible()
  await expect(page.locator('.picks > li:not(.after)')).toHaveCount(8)
  await expect(page.locator('html')).toHaveAttribute('data-mood', 'calm')
  await expect(page).toHaveURL(/q=something%20calm/)
  const wishes = asked.filter((url) => url.includes('/by-wish'))
  expect(wishes.length).toBeGreaterThan(0)
  // What somebody types is not part of what is asked for.
  expect(wishes.filter((url) => /something|scary/.test(url))).toEqual([])
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('something calm, nothing scary')
})

test('a feeling is suggested below the titles, and opens its own page', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/search/')
  await hydrated(page)
  await page.getByRole('combobox').pressSequentially('happy')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(/happy/i)
  await expect(options.last()).toContainText('By feel')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=happy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('happy')
  await expect(page.getByRole('heading', { name: 'By feel' })).toBeVisible()
  expect(heard).toEqual([])
})

test('an answer by feel is nudged, passed over and kept through a dropped chip', async ({ page, browser }) => {
  const heard = complaints(page)
  await page.goto(said)
  await hydrated(page)
  const titles = page.locator('.picks:visible .pick-title')
  const first = await pickTitles(page)
  await page.getByRole('checkbox', { name: 'Older' }).check()
  await expect(page).toHaveURL(/[?&]nudge=older/)
  await expect(titles).not.toHaveText(first)
  await expect(titles).toHaveCount(8)
  const nudged = await pickTitles(page)
  await page.getByRole('button', { name: 'None of these' }).click()
  await expect(page).toHaveURL(/[?&]more=1/)
  await expect(titles).not.toHaveText(nudged)
  const passed = await pickTitles(page)
  expect(passed.filter((title) => nudged.includes(title))).toEqual([])
  await page.goBack()
  await expect(titles).toHaveText(nudged)
  await page.getByRole('button', { name: 'Drop: nothing sad' }).click()
  await expect(page).toHaveURL(/drop=not-cry.*&nudge=older/)
  await expect(page.getByRole('checkbox', { name: 'Older' })).toBeChecked()
  // The address says it all: the same list without a script.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await expect(plain.locator('.pick-title')).toHaveCount(8)
  await expect(titles).toHaveText(await plain.locator('.pick-title').allInnerTexts())
  await context.close()
  expect(heard).toEqual([])
})

test('a chip is dropped, and Back brings it back', async ({ page }) => {
  await page.goto(said)
  await hydrated(page)
  const before = await page.locator('.pick-title:visible').allTextContents()
  await chip(page, 'Nothing sad').getByRole('link').click()
  await expect(page).toHaveURL(/&drop=not-cry/)
  await expect(chip(page, 'Nothing sad')).toHaveCount(0)
  await expect(page.locator('#said-amount')).toContainText('closest first')
  await chip(page, /90 minutes/)
    .getByRole('button')
    .click()
  await expect(chip(page, /90 minutes/)).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(chip(page, 'Nothing sad')).toHaveCount(1)
  expect(await page.locator('.pick-title:visible').allTextContents()).toEqual(before)
})

test('whoever drops chips with the keyboard stays at them', async ({ page }) => {
  await page.goto(said)
  await hydrated(page)
  const drops = page.locator('.wish-drop:visible')
  await chip(page, 'Nothing sad').getByRole('link').last().focus()
  const place = (await drops.count()) - 2
  await page.keyboard.press('Enter')
  await expect(page.locator('#said-amount')).toContainText('closest first')
  await expect(drops.nth(place)).toBeFocused()
  for (let left = place + 1; left > 0; left--) {
    await page.keyboard.press('Enter')
    await expect(drops).toHaveCount(left - 1)
    if (left > 1) await expect(drops.last()).toBeFocused()
  }
  await expect(
    page.getByText('Say it differently').or(page.getByRole('combobox')).and(page.locator(':focus')),
  ).toHaveCount(1)
})

test('chips say what they do, and lead to the pages of their feels, as ticks do', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await page.goto('/search/')
  await hydrated(page)
  await page.getByRole('combobox').fill('rainy evening, nothing sad, under 90 minutes')
  await plain.goto(said)
  for (const tab of [plain, page]) {
    // To those who hear the chips, and to those who ask.
    await expect(chip(tab, 'Nothing sad')).toContainText('Leaves it out.')
    await expect(tab.locator('.said-effects:visible dd').first()).toBeHidden()
    await tab.locator('.said-effects:visible summary').click()
    await expect(tab.locator('.said-effects:visible')).toContainText(/Up to 90 minutes\s*Only what lasts no longer\./)
    await expect(chip(tab, 'Calm').getByRole('link', { name: 'cosy comfort', exact: true })).toHaveAttribute(
      'href',
      '/feel/cosy-comfort/',
    )
    const tick = tab.locator('.picks:visible .fits-said').first().getByRole('link')
    const feel = await tick.innerText()
    await tick.click()
    await expect(tab).toHaveURL(/\/feel\/[a-z-]+\/$/)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(feel, { ignoreCase: true })
  }
  await context.close()
})

test('the sentence becomes a field, and its answer follows what is typed', async ({ page }) => {
  await page.goto(said)
  await hydrated(page)
  await page.getByText('Say it differently').click()
  const field = page.getByRole('textbox', { name: 'What should it be?' })
  await field.fill('a good laugh')
  await expect(page.locator('html')).toHaveAttribute('data-mood', 'laugh')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('a good laugh')
  await expect(page.locator('.picks:visible > li:not(.after)')).toHaveCount(8)
})

test('nothing understood is said kindly, with the eight lamps', async ({ page }) => {
  await page.goto('/search/?q=qqqxxzzy')
  await expect(page.getByRole('heading', { name: 'That went over our heads.' })).toBeVisible()
  await expect(page.locator('.said-lost .lamp')).toHaveCount(moodIds.length)
})

test('a title is left to the search by name', async ({ page }) => {
  await page.goto('/search/?q=a%20quiet%20place')
  await expect(page.locator('.hit h3').first()).toHaveText('A Quiet Place')
  await expect(page.locator('.picks')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await hydrated(page)
  await page.getByRole('combobox').fill('die hard')
  await expect(page.locator('.hit h3').first()).toHaveText('Die Hard')
  await expect(page.locator('.picks')).toHaveCount(0)
})

test('words are understood in German', async ({ page }) => {
  await page.goto('/de/search/?q=verregneter%20Sonntag%2C%20nichts%20Trauriges%2C%20unter%2090%20Minuten')
  await expect(chip(page, 'Nichts Trauriges')).toBeVisible()
  await expect(page.locator('.picks .fits-said').first()).toContainText(/\d+ Minuten/)
  await expect(page.getByText(/^8 von [\d.]+, die passen, das Treffendste zuerst\.$/)).toBeVisible()
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`an answer by feel is accessible, ${colorScheme}`, async ({ page }) => {
    // Cards fade in, and half faded they are too dim.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [said, '/search/?q=qqqxxzzy']) {
      await page.goto(path)
      expect(await axeViolations(page), path).toEqual([])
    }
    await page.goto(said)
    await hydrated(page)
    await chip(page, 'Nothing sad').getByRole('link').click()
    await expect(page.locator('#said-amount')).toContainText('closest first')
    expect(await axeViolations(page), 'after a chip was dropped').toEqual([])
  })
}
