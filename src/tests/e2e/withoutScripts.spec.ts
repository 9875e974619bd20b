import { expect, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { accountWords } from '#src/i18n/accountWords.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { countryName } from '#src/i18n/format.ts'
import { landingWords } from '#src/i18n/landingWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { titlePageWords } from '#src/i18n/titlePageWords.ts'

test.use({ javaScriptEnabled: false })

/** One page of each kind. */
const paths = [
  '/',
  '/mood/cry/',
  '/movies/',
  '/movies/page/2/',
  '/tv-shows/',
  '/tv-shows/genre/documentary/',
  '/title/movie-843-in-the-mood-for-love/',
  '/trending/',
  '/search/',
  '/search/?q=love',
  '/search/?q=zzzzqqqq',
  '/regional-platforms/',
  '/streaming/netflix/',
  '/streaming/blockbuster/',
  '/location-settings/',
  '/saved/',
  '/picks/?mood=cry&ids=movie-843',
  '/profile/',
  '/sign-in/',
  '/sign-out/',
  '/contact/',
  '/about/',
  '/privacy/',
  '/terms/',
  '/offline/',
  '/nowhere/',
] as const

/** The names of dictionary entries that say that something is under way. */
const underWay = /^(loading|detecting|updating|searching|sending|saving|signingOut|deleting)/

/** What a language says while something is under way. */
function waitingTexts(words: object): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return underWay.test(name) ? [value] : []
    return typeof value === 'object' && value !== null ? waitingTexts(value) : []
  })
}

const waitingIn = (locale: Locale): string[] =>
  [
    dictionaryOf(locale),
    screensOf(locale),
    titlePageWords(locale),
    accountWords(locale),
    landingWords(locale),
    savedWords(locale),
  ].flatMap(waitingTexts)

for (const locale of ['en', 'de'] as const) {
  test(`${locale}: no page says that something loads, and none shows a blank shape`, async ({ page }) => {
    const waiting = waitingIn(locale)
    expect(waiting).toContain(dictionaryOf(locale).location.detecting)
    const found: string[] = []
    for (const path of paths) {
      await page.goto(localePath(locale, path))
      const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
      found.push(...waiting.filter((text) => shown.includes(text)).map((text) => `${path} says: ${text}`))
      if ((await page.locator('.sk:visible').count()) > 0) found.push(`${path} shows blank shapes`)
      const busy = await page.locator('[aria-busy=true]:visible').count()
      if (busy > 0) found.push(`${path} says that it is busy`)
      const locked = page.locator('main button:disabled:visible')
      if ((await locked.count()) > 0) found.push(`${path} has a button that nothing can unlock`)
    }
    expect(found).toEqual([])
  })

  test(`${locale}: a country is chosen by a plain form, and functions then know it`, async ({ page, context }) => {
    const { locationSettings } = screensOf(locale)
    const { location } = dictionaryOf(locale)
    await page.goto(localePath(locale, '/'))
    await page.locator('.loc:visible').click()
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/location-settings/')}$`))
    const here = page.locator('.here:visible')
    await expect(here).toHaveText(location.worldwide)
    const choose = page.getByRole('button', { name: locationSettings.update })
    await page.getByRole('radio', { name: countryName(locale, 'BR') }).check()
    await choose.click()
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/location-settings/')}#chosen-BR$`))
    await expect(here).toContainText(`${countryName(locale, 'BR')} (BR)`)
    await expect(here).toContainText(locationSettings.detectedFrom.manual)
    const known = async (): Promise<unknown> => await (await context.request.get('/api/location')).json()
    expect(await known()).toMatchObject({ countryCode: 'BR', detectedFrom: 'manual' })

    await page.getByRole('radio', { name: locationSettings.auto }).check()
    await choose.click()
    await expect(here).toHaveText(location.worldwide)
    expect(await known()).toMatchObject({ countryCode: '', detectedFrom: 'headers' })
  })

  test(`${locale}: services stand in the page, the world’s and each country’s`, async ({ page }) => {
    const { regional } = screensOf(locale)
    await page.goto(localePath(locale, '/regional-platforms/'))
    await expect(page.locator('.platform-group h2:visible')).toHaveText([regional.global, regional.byCountry], {
      useInnerText: true,
    })
    await expect(page.locator('.platform').filter({ hasText: 'Netflix' })).toBeVisible()
    await page.locator('.country-services summary', { hasText: countryName(locale, 'BR') }).click()
    await expect(page.getByRole('link', { name: 'Globoplay' })).toBeVisible()
  })

  test(`${locale}: the profile leads to the sign-in`, async ({ page }) => {
    const { profile } = screensOf(locale)
    await page.goto(localePath(locale, '/profile/'))
    await expect(page.getByRole('heading', { name: profile.pleaseLogIn })).toBeVisible()
    await page.getByRole('link', { name: profile.logIn }).click()
    await expect(page).toHaveURL(new RegExp(localePath(locale, '/sign-in/')))
  })

  test(`${locale}: the visitor’s own list, and a sent one, say why they need scripts`, async ({ page }) => {
    const { withoutScripts, picks } = savedWords(locale)
    await page.goto(localePath(locale, '/saved/'))
    await expect(page.locator('noscript .note')).toHaveText(withoutScripts, { useInnerText: true })
    await page.goto(localePath(locale, '/picks/?mood=cry&ids=movie-843'))
    await expect(page.locator('noscript .note')).toHaveText(picks.withoutScripts, { useInnerText: true })
    await page.locator('main').getByRole('link', { name: picks.toLamps }).click()
    await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
  })
}

test('the header fits a window of 320 pixels in every language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  for (const locale of locales) {
    await page.goto(`${baseURL}${localePath(locale, '/about/')}`)
    for (const control of await page.locator('header').locator('a, button, summary').filter({ visible: true }).all()) {
      const { x, width } = (await control.boundingBox()) ?? { x: 0, width: 0 }
      expect(x + width, locale).toBeLessThanOrEqual(320)
    }
  }
  await context.close()
})
