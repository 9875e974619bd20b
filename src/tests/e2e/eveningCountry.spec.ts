import { expect, type Page, test } from '@playwright/test'
import { emptyDocument, writeDocument } from '#src/domain/evening/eveningDocument.ts'
import { hydrated, idle } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

/** Where the site finds the visitor. */
async function locatedIn(page: Page, countryCode: string, detectedFrom: 'ip' | 'manual' = 'ip'): Promise<void> {
  await page.route('**/api/location', (route) =>
    route.fulfill({ json: { countryCode, country: countryCode, city: '', region: '', detectedFrom } }),
  )
}

test('what is always left out is so in any country, and where none is known', async ({ page }) => {
  const leaveOuts = { value: ['animal-death' as const], at: 1_760_000_000_000 }
  const text = writeDocument({ ...emptyDocument, own: { marks: {}, settings: { leaveOuts } } })
  await page.addInitScript((stored) => localStorage.setItem('evening:1', stored), text)
  for (const country of ['', 'PT']) {
    await locatedIn(page, country)
    await page.goto('/mood/cry/')
    await expect(page).toHaveURL(/not=animal-death/)
    await expect(page.locator('.picks')).toBeVisible()
  }
})

test('“Further away” leads away from where the site has found the visitor', async ({ page }) => {
  // A page of two moods has the same titles on any day.
  const furtherAway = async (country: string): Promise<string[]> => {
    await locatedIn(page, country)
    await page.goto('/mood/laugh+cry/?nudge=further-away')
    await hydrated(page)
    await expect(page.locator('.loc')).not.toContainText('Detecting')
    await expect(page.locator('.lead')).toContainText('that fit tonight')
    await expect(page.locator('.picks:not([aria-busy])')).toBeVisible()
    return await pickTitles(page)
  }
  const mexican = 'Y Tu Mamá También'
  expect(await furtherAway('')).toContain(mexican)
  expect(await furtherAway('MX')).not.toContain(mexican)
})

test('a country that only the cookie knows can be given up', async ({ page }) => {
  await locatedIn(page, 'JP', 'manual')
  await page.goto('/about/')
  await expect(page.locator('.loc')).toContainText('JP')
  await page.locator('.loc').click()
  await expect(page.getByRole('option', { name: /Auto/ })).toBeVisible()
})

test('“Auto” asks for the lists anew where the cookie alone knew the country', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'moodlight_country', value: 'BR', url: `${baseURL}` }])
  for (const [path, list] of [
    ['/movies/', /\/api\/movies\?/],
    ['/regional-platforms/', /\/api\/streaming-platforms\?/],
  ] as const) {
    await page.goto(path)
    const first = page.waitForResponse((response) => list.test(response.url()))
    await hydrated(page)
    await first
    await expect(page.locator('.loc')).toContainText('BR')
    const again = page.waitForResponse((response) => list.test(response.url()))
    await page.locator('.loc').click()
    await page.getByRole('option', { name: /Auto/ }).click()
    await again
    await expect(page.locator('.loc')).toContainText('Worldwide')
    await context.addCookies([{ name: 'moodlight_country', value: 'BR', url: `${baseURL}` }])
  }
})

test('the list of countries leaves the browser its shortcuts', async ({ page }) => {
  await page.goto('/about/')
  await page.locator('.loc').click()
  const list = page.getByRole('listbox', { name: 'Countries' })
  await expect(list).toBeFocused()
  const isTaken = await list.evaluate(
    (element) => !element.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, cancelable: true })),
  )
  expect(isTaken).toBe(false)
  await page.keyboard.press('f')
  await expect(page.locator('[data-active]')).toContainText('France')
})

test('a country chosen in another tab is asked for once the page is seen again', async ({ page }) => {
  await page.goto('/tv-shows/')
  await hydrated(page)
  await expect(page.locator('article.card')).toHaveCount(24)
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, isHidden)
  await turn(true)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/tv-shows')) asked.push(new URL(request.url()).searchParams.get('country') ?? '')
  })
  await page.evaluate(() => {
    localStorage.setItem('selectedCountry', 'DE')
    window.dispatchEvent(new StorageEvent('storage', { key: 'selectedCountry', newValue: 'DE' }))
  })
  await expect(page.locator('.loc')).toContainText('DE')
  await turn(false)
  await expect.poll(() => asked).toEqual(['DE'])
  // What is known is not asked for again.
  await turn(true)
  await turn(false)
  await idle(page)
  expect(asked).toEqual(['DE'])
})
