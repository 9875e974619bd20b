import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { attacks, awkwardTexts, hostileTexts } from '#src/tests/support/hostileTexts.ts'
import { type IdentityProvider, startIdentityProvider } from '#src/tests/support/identityProvider.ts'
import { liveAnswer } from '#src/tests/support/liveAnswer.ts'
import { freePort } from '#src/tests/support/redisServer.ts'
import { type SiteProcess, startSiteProcess } from '#src/tests/support/siteProcess.ts'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import type { FakeTitle } from '#src/tooling/site/fakeTmdb/fixtures.ts'

/**
 * A catalogue, a profile and questions full of what nobody should trust: nothing of it runs, and no page falls apart.
 */
test.describe.configure({ mode: 'default' })

let tmdb: FakeTmdb
let provider: IdentityProvider
let site: SiteProcess

/** Every text that TMDB lets its contributors write; "harbour" lets a search find them. */
function retold(title: FakeTitle): FakeTitle {
  const text = (offset: number): string => hostileTexts[(title.id + offset) % hostileTexts.length] ?? ''
  return {
    ...title,
    name: `${text(0)} harbour`,
    originalName: text(1),
    overview: `${text(2)} ${text(3)}`,
    poster: null,
  }
}

test.beforeAll(async () => {
  const port = await freePort()
  tmdb = await startFakeTmdb(0, retold)
  provider = await startIdentityProvider(`http://localhost:${port}`, {
    given_name: attacks[0],
    family_name: awkwardTexts[0],
    name: attacks[1],
  })
  site = await startSiteProcess(port, {
    TMDB_API_URL: tmdb.url,
    TMDB_API_TOKEN: tmdb.token,
    AUTH_URL: `http://localhost:${port}`,
    AUTH_SECRET: 'a-secret-of-forty-characters-at-the-least',
    AUTH_OIDC_ISSUER: provider.issuer,
    AUTH_OIDC_ID: provider.clientId,
    AUTH_OIDC_SECRET: provider.clientSecret,
  })
})

test.afterAll(async () => {
  await site.stop()
  await provider.stop()
  await tmdb.close()
})

/** What the page shows is as it was given, at both widths; and nothing of it ran. */
async function expectHarmless(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [wider, whose] = await page.evaluate(() => {
      const over = [...document.querySelectorAll('main *')].filter(
        (one) => one.getBoundingClientRect().right > innerWidth + 1,
      )
      return [
        document.documentElement.scrollWidth - innerWidth,
        over.map(({ tagName, className }) => `${tagName} ${className}`),
      ]
    })
    expect(wider, `${page.url().slice(0, 120)} at ${width} px: ${whose.slice(0, 5).join('; ')}`).toBeLessThanOrEqual(0)
  }
  const alive = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    strange: document.querySelectorAll('img[onerror], svg[onload], [onmouseover], iframe, [href^="javascript:"]')
      .length,
  }))
  expect(alive).toEqual({ hacked: false, strange: 0 })
}

async function listening(context: BrowserContext): Promise<{ page: Page; heard: string[] }> {
  const page = await context.newPage()
  const heard = complaints(page)
  page.on('request', (request) => {
    if (request.url().includes('/hacked')) heard.push(`asked for ${request.url()}`)
  })
  return { page, heard }
}

/** Calls that ended because the page was left are no complaint, nor that a busy machine answers 503 and is asked again. */
const serious = (heard: readonly string[]): string[] => heard.filter((text) => !/^failed: |status of 503 /.test(text))

test('in recommendations, lists, trends and search', async ({ context }) => {
  const { page, heard } = await listening(context)
  for (const path of [
    '/api/mood-recommendations/cry?contentType=movie&locale=en',
    '/api/movies/genre/comedy?locale=en&page=1',
    '/search/?q=harbour',
  ]) {
    await liveAnswer(site.origin + path)
  }
  await page.goto(`${site.origin}/mood/cry/`)
  await hydrated(page)
  await page.locator('.seg').getByRole('link', { name: 'Movies' }).click()
  await expect(page.locator('article.pick').filter({ hasText: 'harbour' }).first()).toBeVisible()
  await expectHarmless(page)

  await page.goto(`${site.origin}/movies/`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Comedy', exact: true }).click()
  await expect(page.locator('main article').filter({ hasText: 'harbour' }).first()).toBeVisible()
  await expectHarmless(page)

  await page.goto(`${site.origin}/search/?q=harbour`)
  await expect(page.locator('.hit').filter({ hasText: 'harbour' }).first()).toBeVisible()
  await expectHarmless(page)
  expect(serious(heard)).toEqual([])
})

/** The longest that is asked for. */
const longestQuery = 200
const withoutHalfEmoji = (text: string): string => text.replace(/\p{Cs}$/u, '')

for (const { kind, queries } of [
  { kind: 'attacks', queries: attacks },
  { kind: 'what breaks layouts', queries: awkwardTexts.map((text) => withoutHalfEmoji(text.slice(0, longestQuery))) },
  { kind: 'an emoji that is cut in its middle', queries: [`${'x'.repeat(longestQuery - 1)}😀`] },
]) {
  test(`in what is searched for: ${kind}`, async ({ context }) => {
    const { page, heard } = await listening(context)
    for (const query of queries) {
      await page.goto(`${site.origin}/search/?q=${encodeURIComponent(query)}`)
      const shown = withoutHalfEmoji(query.trim().slice(0, longestQuery - 1))
      // In the heading of the hits, or of the page where the words were understood as a wish; where they were not
      // understood at all, the lamps stand there instead.
      const heading = page.locator('.count h2, .said-head h1').filter({ hasText: shown })
      await expect(heading.or(page.locator('.said-lost')).first()).toBeVisible()
      await expectHarmless(page)
    }
    expect(serious(heard)).toEqual([])
  })
}

test('in a profile', async ({ context }) => {
  // The identity provider's own pages are not ours to listen to.
  const entrance = await context.newPage()
  await entrance.goto(`${site.origin}/api/login?returnTo=/profile/`)
  await entrance.locator('input[name=login]').fill('mallory')
  await entrance.locator('input[name=password]').fill('any')
  await entrance.locator('button[type=submit]').click()
  await entrance.getByRole('button', { name: 'Continue' }).click()
  await expect(entrance).toHaveURL(`${site.origin}/profile/`)
  const { page, heard } = await listening(context)
  await page.goto(`${site.origin}/profile/`)
  await expect(page.getByLabel('Phone Number')).toBeVisible()
  await expectHarmless(page)
  // A phone is kept as it was typed, whatever that was.
  for (const text of attacks) {
    const phone = `555 ${text}`.slice(0, 40)
    const headers = { 'sec-fetch-site': 'same-origin' }
    const changed = await context.request.patch(`${site.origin}/api/auth/user`, { data: { phone }, headers })
    expect(changed.status()).toBe(200)
    await page.reload()
    await expect(page.getByLabel('Phone Number')).toHaveValue(phone)
    await expectHarmless(page)
  }
  expect(serious(heard)).toEqual([])
})

test('in answers that no server of ours would give, and in toasts', async ({ context }) => {
  const { page, heard } = await listening(context)
  const item = {
    id: 'movie-1',
    imageUrl: '/posters/movie-129.svg?light=calm.escape',
    rating: 78,
    contentType: 'movie',
    year: 2001,
    duration: 118,
    genre: 'Drama',
  }
  const items = hostileTexts.map((text, index) => ({
    ...item,
    id: `movie-${index + 1}`,
    title: text,
    description: text,
    reason: text,
    platforms: [text, text, text, text],
  }))
  await page.route('**/api/mood-recommendations/**', (route) => route.fulfill({ json: items }))
  await page.goto(`${site.origin}/mood/cry/`)
  await hydrated(page)
  await page.locator('.seg').getByRole('link', { name: 'Movies' }).click()
  await expect(page.locator('article.pick')).toHaveCount(items.length)
  await expectHarmless(page)

  await page.route('**/api/location/set**', (route) =>
    route.fulfill({
      json: {
        countryCode: 'JP',
        country: hostileTexts.join(' '),
        city: attacks[0],
        region: attacks[1],
        detectedFrom: 'manual',
      },
    }),
  )
  await page.goto(`${site.origin}/location-settings/`)
  await hydrated(page)
  await page.getByRole('radio', { name: /Japan/ }).check()
  await page.getByRole('button', { name: 'Update Location' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await expectHarmless(page)
  expect(serious(heard)).toEqual([])
})
