import { expect, test } from '@playwright/test'
import { languageCookie } from '#src/domain/place/languageCookie.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'

const ids = ['movie-843', 'movie-129'] as const

test('a sent list opens in German, in its order, with the services of the recipient’s country', async ({ page }) => {
  const { picks } = savedWords('de')
  const heard = complaints(page)
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'DE'))
  const [request] = await Promise.all([
    page.waitForRequest(/\/api\/titles\?/),
    page.goto(`/de/picks/?mood=cry&ids=${ids.join(',')},movie-999999999`),
  ])
  const asked = new URL(request.url()).searchParams
  expect([asked.get('country'), asked.get('locale'), asked.get('moodId')]).toEqual(['DE', 'de', 'cry'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(picks.title)
  await expect(page.locator('article.pick')).toHaveCount(ids.length)
  const links = await page.locator('.pick-title a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.map((link) => /(movie|tv)-\d+/.exec(link ?? '')?.[0])).toEqual([...ids])
  await expect(page.locator('.reason').first()).toBeVisible()
  await expect(page.locator('main [role=status]').first()).toContainText(
    fill(plural('de', picks.missing, 1), { all: 3 }),
  )
  await expect(page.locator('html')).toHaveAttribute('data-mood', 'cry')
  // In another language it is the same list.
  const query = `?mood=cry&ids=${ids.join(',')},movie-999999999`
  await expect(page.locator('header a[data-language=en]').first()).toHaveAttribute('href', `/picks/${query}`)
  await page.getByRole('link', { name: picks.own }).click()
  await expect(page).toHaveURL(/\/de\/mood\/cry\/$/)
  expect(heard).toEqual([])
})

test('a title that does not suit the mood it was sent for has no reason', async ({ page }) => {
  await page.goto('/picks/?mood=calm&ids=movie-680,movie-129')
  const cards = page.locator('article.pick')
  await expect(cards.nth(1).locator('.reason')).toBeVisible()
  await expect(cards.first().locator('.pick-title')).toHaveText('Pulp Fiction')
  await expect(cards.first().locator('.reason')).toHaveCount(0)
})

test('a link without titles, or with none that exists, says so and leads to the lamps', async ({ page }) => {
  const { picks } = savedWords('en')
  for (const [query, text] of [
    ['', picks.none],
    ['?mood=cry', picks.none],
    ['?mood=cry&ids=../x,movie-0', picks.unknown],
    ['?mood=cry&ids=movie-999999999', picks.unknown],
  ] as const) {
    await page.goto(`/picks/${query}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: picks.toLamps })).toHaveAttribute('href', '/')
  }
})

test('what somebody sends from a German page opens in the language of whoever opens it', async ({
  browser,
  baseURL,
}) => {
  const sender = await browser.newContext({ locale: 'de', serviceWorkers: 'block' })
  await sender.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await sender.newPage()
  await page.goto(`${baseURL}/de/mood/calm/`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Diese acht schicken' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/picks/')
  const { search } = new URL(link)
  for (const [locale, path] of [
    ['fr-CA', '/fr/picks/'],
    ['en', '/picks/'],
    ['ja', '/picks/'],
  ] as const) {
    const recipient = await browser.newContext({ locale, serviceWorkers: 'block' })
    const opened = await recipient.newPage()
    await opened.goto(link)
    await expect(opened).toHaveURL(`${baseURL}${path}${search}`)
    await expect(opened.locator('article.pick')).toHaveCount(8)
    // Who has chosen a language gets that.
    await recipient.addCookies([{ name: languageCookie, value: 'en', url: `${baseURL}` }])
    await opened.goto(link)
    await expect(opened.locator('article.pick')).toHaveCount(8)
    await expect(opened).toHaveURL(link)
    await recipient.close()
  }
  await sender.close()
})
