import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '#src/domain/locale.ts'
import { accountWords } from '#src/i18n/accountWords.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { landingWords } from '#src/i18n/landingWords.ts'
import { aboutTexts, privacyTexts, termsTexts } from '#src/i18n/longTexts.ts'
import { localePath } from '#src/i18n/paths.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { titlePageWords } from '#src/i18n/titlePageWords.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, holdRequests } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'

const paths = [
  '/',
  '/#calm',
  '/mood/cry/tv/',
  '/movies/',
  '/title/movie-843-in-the-mood-for-love/',
  '/tv-shows/genre/documentary/',
  '/trending/',
  '/search/',
  '/regional-platforms/',
  '/streaming/prime/',
  '/location-settings/',
  '/contact/',
  '/about/',
  '/privacy/',
  '/terms/',
  '/offline/',
] as const

/** Every interface text of a language, without its placeholders. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{\w+\}/).map((part) => part.trim())
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
const interfaceTexts = (locale: Locale): string[] =>
  [
    dictionaryOf(locale),
    screensOf(locale),
    titlePageWords(locale),
    accountWords(locale),
    landingWords(locale),
    aboutTexts[locale],
    privacyTexts[locale],
    termsTexts[locale],
  ].flatMap(textsOf)

/** English interface texts of two words and more that stand on a page of another language. */
async function leftoverEnglish(page: Page, locale: Locale): Promise<string[]> {
  if (locale === 'en') return []
  const own = interfaceTexts(locale).join('\n')
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  return interfaceTexts('en')
    .filter((text) => text.includes(' ') && text.length > 8 && !own.includes(text) && shown.includes(text))
    .map((text) => `${page.url()} still says: ${text}`)
}

/** The words differ by language and the colours by theme, and so may what is too faint or too wide. */
const looks = [
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

for (const locale of locales) {
  test(`${locale}: nothing for axe, the console or a third party, wide and narrow, dark and light`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ reducedMotion: 'reduce', locale })
    const page = await context.newPage()
    const heard = complaints(page)
    const found: string[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(localePath(locale, path), { waitUntil: 'networkidle' })
      found.push(...(await leftoverEnglish(page, locale)))
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        found.push(...(await axeViolations(page)))
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (wider > 0) found.push(`${path} scrolls sideways by ${wider} px at ${width}`)
      }
    }
    expect(found).toEqual([])
    expect(heard).toEqual([])
    await context.close()
  })
}

test('menu, country list and toast are as clean when open', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/location-settings/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  await page.locator('.loc').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /Japan/ }).check()
  await page.getByRole('button', { name: 'Update Location' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await context.close()
})

test('nothing overflows at 320 px, also in German', async ({ browser }) => {
  test.setTimeout(90_000)
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } })
  const page = await context.newPage()
  const wide: string[] = []
  for (const locale of ['en', 'de', 'pt'] as const) {
    for (const path of [
      ...paths,
      '/profile/',
      '/streaming/not-found/',
      '/mood/educational/',
      '/mood/adrenaline/',
    ] as const) {
      await page.goto(localePath(locale, path))
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (wider > 0) wide.push(`${locale} ${path}: ${wider} px`)
    }
  }
  expect(wide).toEqual([])
  await context.close()
})

test('text pages load no React', async ({ page }) => {
  for (const path of ['/about/', '/privacy/', '/terms/', '/contact/']) {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(
      scripts.filter((text) => text.includes('react.transitional.element')),
      path,
    ).toEqual([])
  }
})

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

  test('every page names its other languages', async ({ page }) => {
    await page.goto('/pt/movies/')
    const links = page.locator('link[rel=alternate][hreflang]')
    await expect(links).toHaveCount(6)
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

test('nothing jumps while a page settles', async ({ page }) => {
  test.setTimeout(90_000)
  await countLayoutShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...paths, '/search/?q=love', '/profile/'] as const) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await layoutShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.01)
    }
  }
})
