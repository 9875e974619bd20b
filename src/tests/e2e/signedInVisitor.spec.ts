import { expect, type Page, test } from '@playwright/test'
import { locales } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { hydrated } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'
import { type SiteWithSignIn, startSiteWithSignIn } from '#src/tests/support/siteWithSignIn.ts'

/** What the site does on its other pages for whoever is signed in, and what it does not. */
// One site for all, and each test on its own: a failure stops no other.
test.describe.configure({ mode: 'default' })

let site: SiteWithSignIn

test.beforeAll(async () => {
  site = await startSiteWithSignIn()
})
test.afterAll(async () => {
  await site.stop()
})

/** The addresses that a page asks for of what is somebody's own. */
function accountRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return asked
}

/** From the lamps to the list, as a visitor goes. */
async function pick(page: Page, mood: string): Promise<void> {
  await page.goto(`${site.origin}/`)
  await hydrated(page)
  await page.locator(`.lamp[data-mood=${mood}]`).click()
  await page.locator('.type:visible').first().click()
  await expect(page.locator('article.pick')).toHaveCount(8)
}

test.describe('the header', () => {
  test('offers the sign-in to whoever never signed in, and asks nothing of the account', async ({ page }) => {
    const asked = accountRequests(page)
    await pick(page, 'cry')
    await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fprofile%2F',
    )
    await expect(page.locator('.bar').getByRole('link', { name: 'Your profile' })).toBeHidden()
    expect(asked).toEqual([])
  })

  test('shows the profile from the first paint, in the same place, before any other script has come', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${site.origin}/de/about/`)
    const before = await page.locator('.bar').getByRole('link', { name: 'Anmelden' }).boundingBox()
    await context.addCookies([{ name: 'moodlight_signed_in', value: '1', url: site.origin }])
    await page.goto(`${site.origin}/de/about/`)
    const link = page.locator('.bar').getByRole('link', { name: 'Dein Profil' })
    await expect(link).toHaveAttribute('href', '/de/profile/')
    expect(await link.boundingBox()).toEqual(before)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Dein Profil' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Anmelden' })).toBeHidden()
  })

  test('leads to the profile without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}/fr/about/`)
    await expect(page.locator('.bar').getByRole('link', { name: 'Ton profil' })).toHaveAttribute('href', '/fr/profile/')
    await expect(page.locator('.bar').getByRole('link', { name: 'Se connecter' })).toBeHidden()
    await context.close()
  })

  test('fits in every language, narrow and wide', async ({ page }) => {
    const problems: string[] = []
    for (const locale of locales) {
      await page.goto(site.origin + localePath(locale, '/about/'))
      for (const width of [320, 1024, 1216, 1440]) {
        await page.setViewportSize({ width, height: 600 })
        const overlapping = await page.locator('.bar-in').evaluate((bar) => {
          const boxes = [...bar.querySelectorAll(':scope > *, location-picker > *')]
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .sort((a, b) => a.left - b.left)
          const gaps = boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0))
          return gaps.some((gap) => gap < 0) || document.documentElement.scrollWidth > window.innerWidth
        })
        if (overlapping) problems.push(`${locale} at ${width} px`)
      }
    }
    expect(problems).toEqual([])
  })

  test('says no longer that somebody is signed in when the session turns out to be over', async ({ page, context }) => {
    await context.addCookies([{ name: 'moodlight_signed_in', value: '1', url: site.origin }])
    await page.goto(`${site.origin}/`)
    await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })
})

test('remembers picked moods only for whoever wishes it, once for each pick, until they wish it no longer', async ({
  page,
  context,
}) => {
  await site.signIn(page, 'milo', '/profile/')
  const recorded = (mood: string) => page.waitForResponse(`**/api/auth/user/moods/${mood}`)
  const first = recorded('cry')
  await pick(page, 'cry')
  expect(await (await first).json()).toEqual({ recorded: false })
  expect((await site.userOf(context))?.preferences.moodHistory).toEqual([])

  await page.goto(`${site.origin}/profile/`)
  await page.getByRole('switch', { name: 'Remember the moods I pick' }).check()
  await expect(page.locator('.toast')).toContainText('Moods are remembered')
  const asked = accountRequests(page)
  const second = recorded('laugh')
  await pick(page, 'laugh')
  await second
  await page.locator('.seg a', { hasText: 'TV' }).click()
  await expect(page).toHaveURL(/\/laugh\/tv\/$/)
  await expect(page.locator('article.pick')).toHaveCount(8)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('article.pick')).toHaveCount(8)
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/auth/user/moods/laugh'])

  await page.goto(`${site.origin}/profile/`)
  await expect(page.locator('.history li')).toHaveText([/Laugh/])
  const memory = page.getByRole('switch', { name: 'Remember the moods I pick' })
  await expect(memory).toBeChecked()
  await memory.uncheck()
  await expect(page.locator('.toast')).toContainText('Moods forgotten')
  await expect(page.locator('.history li')).toHaveCount(0)
  expect((await site.userOf(context))?.preferences.moodHistory).toEqual([])
})

test('raises favourites in the browser, names them on the card, and asks only what everybody may', async ({
  page,
  context,
}) => {
  await site.signIn(page, 'nina', '/profile/')
  await page.getByRole('checkbox', { name: 'Comedy' }).check()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.locator('.toast')).toContainText('Profile updated')
  const answer = page.waitForResponse('**/api/mood-recommendations/**')
  await pick(page, 'calm')
  const response = await answer
  expect(response.url()).toBe(`${site.origin}/api/mood-recommendations/calm/pool?contentType=all&locale=en`)
  const shared = await (await context.request.get(response.url().replace('/pool', ''))).json()
  const ids = (titles: readonly string[]) => JSON.stringify(titles)
  const shown = await pickTitles(page)
  expect(ids(shown)).not.toBe(ids(shared.map(({ title }: { title: string }) => title)))
  await expect(page.locator('article.pick').first().locator('.because')).toHaveText('Because you like Comedy')
  const kept = shown.filter((title) => shared.some((one: { title: string }) => one.title === title))
  expect(kept.length).toBeGreaterThanOrEqual(4)

  // A mood's own page comes with everybody's list in it; the visitor's takes its place.
  await countLayoutShifts(page)
  await page.goto(`${site.origin}/de/mood/calm/`)
  await expect(page.locator('.because').first()).toHaveText('Weil du das magst: Komödie')
  await expect(page.locator('article.pick')).toHaveCount(8)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})
