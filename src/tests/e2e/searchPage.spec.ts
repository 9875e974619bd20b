import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { locales } from '#src/domain/place/locale.ts'
import { offerLine } from '#src/i18n/offerLine.ts'
import { localePath } from '#src/i18n/paths.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, holdRequests, hydrated } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** The page of a search: drawn by a function, with its answer in it. */
for (const locale of ['en', 'de'] as const) {
  test(`a search is whole without JavaScript in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    const { searchPage } = screensOf(locale)
    await page.goto(localePath(locale, '/search/'))
    await page.locator('.big-search input').fill('in the mood for love')
    await page.getByRole('main').getByRole('button', { name: searchPage.submit }).click()
    await expect(page).toHaveURL(/\/search\/\?q=in\+the\+mood\+for\+love$/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('in the mood for love')
    await expect(page.locator('.big-search input')).toHaveValue('in the mood for love')
    await expect(page.locator('.hit h3').first()).toHaveText('In the Mood for Love')
    await page.goto(localePath(locale, '/search/?q=love'))
    const last = page.locator('.hits > li').last()
    await last.scrollIntoViewIfNeeded()
    const poster = last.locator('.poster img')
    await expect(poster).toBeVisible()
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await context.close()
  })
}

for (const locale of locales) {
  test(`a title that is not there is said to be not there, with the nearest, in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const { searchPage } = screensOf(locale)
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(localePath(locale, '/search/?q=croquet club'))
      await expect(page.getByText(searchPage.nearest)).toBeVisible()
      expect(await page.locator('.hits > li').count()).toBeLessThanOrEqual(6)
      await expect(page.locator('.count .badge')).toHaveCount(0)
      await context.close()
    }
  })
}

test('a search that is only looked at costs no React and asks for nothing more', async ({ page }) => {
  const heard = complaints(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await countLayoutShifts(page)
  await page.goto('/search/?q=love')
  await expect(page.locator('.hit h3').first()).toHaveText(/^Love/)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(asked.filter((path) => /react|Search|\/api\/search/.test(path))).toEqual([])
  await hydrated(page)
  const eighth = page.locator('.hits > li').nth(7)
  await expect(eighth.locator('.poster svg')).toHaveCount(0)
  for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 400)
  await expect(eighth.locator('.poster svg')).toBeVisible()
  expect(asked.filter((path) => path === '/api/search')).toEqual([])
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  expect(heard).toEqual([])
})

test('a search is for the country that the visitor chose', async ({ page }) => {
  const heard = complaints(page)
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
  const answer = page.waitForResponse((response) => response.url().includes('/api/search?country=BR&locale=en&q=love'))
  await page.goto('/search/?q=love')
  const { movies } = await (await answer).json()
  await expect(page.locator('.hit-side > span').first()).toHaveText(offerLine(movies[0]))
  // Chosen for the whole site, it is the server's, too: nothing is asked twice.
  await page.request.post('/api/location/set?country=BR', { headers: { 'sec-fetch-site': 'same-origin' } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A reload breaks off what still comes when the page is idle, which would be heard as a failure.
  await page.waitForLoadState('networkidle')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('.hit-side > span').first()).toHaveText(offerLine(movies[0]))
  expect(asked).not.toContain('/api/search')
  // Another choice is followed at once.
  await page.locator('.loc').click()
  const other = page.waitForResponse((response) => response.url().includes('/api/search?country=DE'))
  await page.getByRole('option', { name: /Germany/ }).click()
  await other
  expect(heard).toEqual([])
})

test('what is typed into a drawn search before its island runs is searched for', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/Search.*.js')
  await page.goto('/search/?q=la la')
  const box = page.locator('.big-search input')
  await box.press('End')
  await box.pressSequentially(' land')
  release()
  await hydrated(page)
  await expect(box).toHaveValue('la la land')
  await expect(page).toHaveURL(/\/search\/\?q=la%20la%20land$/)
  await expect(page.locator('.hit h3').first()).toHaveText('La La Land')
  await box.fill('')
  await expect(page.getByRole('heading', { name: 'Start searching for your next watch' })).toBeVisible()
  await expect(page).toHaveURL(/\/search\/$/)
})

test('the CDN keeps an answer for each word and country, and no other parameter counts', async ({ request }) => {
  const get = (query: string, country = 'US') =>
    request.get(`/search/?${query}`, { headers: { cookie: `nf_country=${country}` } })
  const first = await get('q=harbour%20light')
  expect(first.headers()['cache-status']).toContain('miss')
  expect(first.headers()['netlify-vary']).toContain('query=drop|from|lang|max|more|not|nudge|on|q|rent|until,')
  const second = await get('q=harbour%20light&utm_source=letter')
  expect(second.headers()['cache-status']).toContain('hit')
  expect(await second.text()).toBe(await first.text())
  expect((await get('q=harbour%20light', 'FR')).headers()['cache-status']).toContain('miss')
  expect((await get('q=harbour%20lights')).headers()['cache-status']).toContain('miss')
  const { etag = '' } = first.headers()
  expect(
    (
      await request.get('/search/?q=harbour%20light', { headers: { cookie: 'nf_country=US', 'if-none-match': etag } })
    ).status(),
  ).toBe(304)
})

test('without a word it is the page that was built, with the headers of built pages', async ({ request }) => {
  for (const locale of ['en', 'fr'] as const) {
    const path = localePath(locale, '/search/')
    const [bare, about] = await Promise.all([request.get(path), request.get(localePath(locale, '/about/'))])
    expect(await bare.text()).toBe(readFileSync(join(projectRoot, 'dist', path, 'index.html'), 'utf8'))
    for (const [name, value] of Object.entries(about.headers())) {
      if (/^(cache-|netlify-|content-length|etag|date|connection|keep-alive)/.test(name)) continue
      expect(bare.headers()[name], name).toBe(value)
    }
  }
})

test('a drawn search is accessible, dark and light', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/search/?q=love')
    expect(await axeViolations(page)).toEqual([])
  }
})

test('Back from a title finds the place in the search that was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search/?q=love')
  const link = page.locator('.hits h3 a').nth(20)
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(link).toHaveText(title)
  await expect(link).toBeInViewport()
})
