import { type Browser, expect, type Page, test } from '@playwright/test'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import { accountWords } from '#src/i18n/accountWords.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { landingWords } from '#src/i18n/landingWords.ts'
import { aboutTexts, privacyTexts, termsTexts } from '#src/i18n/languages.ts'
import { localePath } from '#src/i18n/paths.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { titlePageWords } from '#src/i18n/titlePageWords.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'

const paths = [
  // In this order: from a page to a fragment of it nothing would be loaded anew.
  '/#calm',
  '/',
  '/mood/cry/tv/',
  '/movies/',
  '/title/movie-843-in-the-mood-for-love/',
  '/tv-shows/genre/documentary/',
  '/trending/',
  '/search/',
  '/regional-platforms/',
  '/streaming/prime/',
  '/location-settings/',
  '/saved/',
  '/feels/',
  '/together/',
  '/feel/found-family/',
  '/mood/laugh+cry/',
  '/picks/?mood=cry&ids=movie-843,movie-129',
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
    savedWords(locale),
    aboutTexts[locale],
    privacyTexts[locale],
    termsTexts[locale],
  ].flatMap(textsOf)

/** English interface texts of two words and more that stand on a page of another language. */
async function leftoverEnglish(page: Page, locale: Locale): Promise<string[]> {
  const own = interfaceTexts(locale).join('\n')
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  return interfaceTexts('en')
    .filter((text) => text.includes(' ') && text.length > 8 && !own.includes(text) && shown.includes(text))
    .map((text) => `${page.url()} still says: ${text}`)
}

const dark = { width: 1440, colorScheme: 'dark' } as const
const light = { width: 390, colorScheme: 'light' } as const
/** The narrowest window that a page has to fit into: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const narrowest = 320
const contrast = 'color-contrast'

interface Look {
  readonly width: number
  readonly colorScheme?: 'dark' | 'light'
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  if (colorScheme) await page.emulateMedia({ colorScheme })
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return wider > 0 ? [`${page.url()} scrolls sideways by ${wider} px of ${page.viewportSize()?.width}`] : []
}

/** Elements shown as text, as a visible `noscript` would. */
async function shownMarkup(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText()
  return [...shown.matchAll(/<\/?[a-z]+[^\n]{0,40}/g)].map(([text]) => `${page.url()} shows ${text}`)
}

async function jumps(page: Page): Promise<string[]> {
  const shift = await layoutShift(page)
  return shift > 0.01 ? [`${page.url()} jumps by ${shift} at ${page.viewportSize()?.width} px`] : []
}

/** Opens pages one after the other, each new at one look, and says what is wrong with any of them. */
async function wrongWith(
  browser: Browser,
  locale: Locale,
  { paths, look, examine }: { paths: readonly `/${string}`[]; look: Look; examine: (page: Page) => Promise<string[]> },
): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale })
  const page = await context.newPage()
  await countLayoutShifts(page)
  const heard = complaints(page)
  const found: string[] = []
  for (const path of paths) {
    await show(page, look)
    await page.goto(localePath(locale, path), { waitUntil: 'networkidle' })
    found.push(...(await jumps(page)), ...(await shownMarkup(page)), ...(await examine(page)))
  }
  await context.close()
  return [...found, ...heard]
}

/** What is too faint may be so in one theme and at one width alone. */
for (const half of [paths.slice(0, 8), paths.slice(8)]) {
  test(`nothing jumps, and nothing for axe or the console, wide and narrow, dark and light: ${half.join(' ')}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const examine = async (page: Page): Promise<string[]> => {
      const found = [...(await axeViolations(page)), ...(await sidewaysScroll(page))]
      await show(page, { ...dark, colorScheme: 'light' })
      found.push(...(await axeViolations(page, { only: contrast })))
      await show(page, light)
      found.push(...(await axeViolations(page)), ...(await sidewaysScroll(page)))
      await show(page, { ...light, colorScheme: 'dark' })
      return [...found, ...(await axeViolations(page, { only: contrast }))]
    }
    expect(await wrongWith(browser, 'en', { paths: half, look: dark, examine })).toEqual([])
  })
}

// Colours are the same in every language; words and their lengths are not. German has the longest.
const elsewhere = [...paths, '/search/?q=love', '/streaming/not-found/', '/mood/educational/'] as const
for (const [index, locale] of locales.filter((one) => one !== defaultLocale).entries()) {
  const look = index % 2 === 0 ? dark : light
  test(`${locale}: no English left, nothing jumps, is too wide or complains`, async ({ browser }) => {
    test.setTimeout(300_000)
    // Names and structure come out of the same templates in every language.
    const asksAxe = locale === 'de'
    const examine = async (page: Page): Promise<string[]> => {
      const found = [
        ...(await leftoverEnglish(page, locale)),
        ...(asksAxe ? await axeViolations(page, { without: contrast }) : []),
        ...(await sidewaysScroll(page)),
      ]
      await show(page, { width: narrowest })
      return [...found, ...(await sidewaysScroll(page))]
    }
    expect(await wrongWith(browser, locale, { paths: elsewhere, look, examine })).toEqual([])
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

test('the profile, without an account, neither jumps nor overflows at 320 px', async ({ browser }) => {
  for (const locale of ['en', 'de'] as const) {
    const examine = sidewaysScroll
    expect(await wrongWith(browser, locale, { paths: ['/profile/'], look: { width: narrowest }, examine })).toEqual([])
  }
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
