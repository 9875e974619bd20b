import { expect, test } from '@playwright/test'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { complaints } from '#src/tests/support/browser.ts'

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
