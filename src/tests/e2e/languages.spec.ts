import { expect, test } from '@playwright/test'
import { locales } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { holdRequests, hydrated } from '#src/tests/support/browser.ts'

test.describe('languages', () => {
  test('a first visit goes to the language of the country, and a chosen language stays', async ({ page, context }) => {
    await context.addCookies([{ name: 'nf_country', value: 'de', domain: 'localhost', path: '/' }])
    await page.goto('/')
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.locator('.langs summary').click()
    await page.getByRole('link', { name: 'English' }).and(page.locator('.langs a')).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto('/')
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto('/pt/')
    await page.locator('.langs summary').click()
    await page.getByRole('link', { name: 'Français' }).and(page.locator('.langs a')).click()
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr\/$/)
  })

  test('a language chosen before the page’s other scripts came stays', async ({ page }) => {
    await holdRequests(page, '**/_astro/shell.*')
    await page.goto('/pt/about/')
    await page.locator('.langs summary').click()
    await page.getByRole('link', { name: 'Français' }).and(page.locator('.langs a')).click()
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr\/$/)
  })

  test('elsewhere a quiet bar offers the page in the visitor’s language, and can be sent away', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'fr-FR' })
    const page = await context.newPage()
    await page.goto('/movies/')
    const bar = page.locator('.language-bar:visible')
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/fr/movies/')
    await bar.getByRole('button').click()
    await expect(bar).toHaveCount(0)
    await page.goto('/about/')
    await expect(page.locator('footer')).toBeVisible()
    await expect(bar).toHaveCount(0)
    await context.close()
  })

  test('tonight’s wishes stay when the language changes', async ({ page }) => {
    await page.goto('/mood/cry/?max=120')
    await hydrated(page)
    const german = page.locator('header a[data-language=de]').first()
    await expect(german).toHaveAttribute('href', '/de/mood/cry/?max=120')
    await page.locator('.seg a', { hasText: 'Movies' }).click()
    await expect(page).toHaveURL(/\/mood\/cry\/movies\/\?max=120$/)
    await expect(german).toHaveAttribute('href', '/de/mood/cry/movies/?max=120')
    await page.locator('.wish-drop').click()
    await expect(page).toHaveURL(/\/mood\/cry\/movies\/$/)
    await expect(german).toHaveAttribute('href', '/de/mood/cry/movies/')
    await page.goBack()
    await expect(german).toHaveAttribute('href', '/de/mood/cry/movies/?max=120')
    await german.evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/de\/mood\/cry\/movies\/\?max=120$/)
    await hydrated(page)
    await expect(page.locator('.wish-set')).toHaveCount(1)
  })

  test('a genre, a tab and a search that were chosen in place stay when the language changes', async ({ page }) => {
    const german = page.locator('header a[data-language=de]').first()
    await page.goto('/movies/')
    await hydrated(page)
    const named = await page.title()
    await page.getByRole('link', { name: 'Comedy', exact: true }).click()
    await expect(page).toHaveURL(/\/movies\/genre\/comedy\/$/)
    await expect(page).toHaveTitle('Movies: Comedy · Moodlight')
    await expect(german).toHaveAttribute('href', '/de/movies/genre/comedy/')
    await page.goBack()
    await expect(page).toHaveTitle(named)
    await expect(german).toHaveAttribute('href', '/de/movies/')

    await page.goto('/trending/')
    await hydrated(page)
    await page.getByRole('tab').nth(1).click()
    await expect(german).toHaveAttribute('href', '/de/trending/movies/')

    await page.goto('/search/')
    await hydrated(page)
    await page.getByRole('main').getByRole('combobox').fill('tilda swinton')
    await expect(german).toHaveAttribute('href', '/de/search/?q=tilda%20swinton')
  })

  test('every page names its other languages', async ({ page }) => {
    await page.goto('/pt/movies/')
    const links = page.locator('link[rel=alternate][hreflang]')
    await expect(links).toHaveCount(locales.length + 1)
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', /\/movies\/$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pt\/movies\/$/)
  })

  for (const [locale, heading] of [
    ['en', '404 Page Not Found'],
    ['pt', '404 Página não encontrada'],
    ['fr', 'introuvable'],
  ] as const) {
    test(`what does not exist says so in ${locale}, with status 404`, async ({ page }) => {
      const response = await page.goto(localePath(locale, '/nowhere/at-all/'))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    })
  }

  test('the terms show the current date', async ({ page }) => {
    await page.goto('/terms/')
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
    await expect(page.locator('.updated')).toHaveText(`Last updated: ${today}`)
  })
})
