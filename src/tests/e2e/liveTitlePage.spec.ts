import { expect, type Page, test } from '@playwright/test'
import { contract } from '#src/api/contract.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { titlePath } from '#src/domain/title/titlePath.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { liveAnswer } from '#src/tests/support/liveAnswer.ts'
import { type LiveSite, startLiveSite } from '#src/tests/support/liveSite.ts'
import { adultTitle, comingTitle, dangerousTitle } from '#src/tooling/site/fakeTmdb/fixtures.ts'

/** Pages of titles that only the live catalogue has: drawn by a function when somebody asks for them. */
const path = '/title/movie-900010-the-crooked-harbour/'
const embeddedPath = '/title/movie-935-dr-strangelove/'

// One site for all of them.
test.describe.configure({ mode: 'default' })

let site: LiveSite
test.beforeAll(async () => {
  site = await startLiveSite()
})
test.afterAll(async () => {
  await site.stop()
})

const get = (target: string): Promise<Response> =>
  fetch(`${site.url}${target}`, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })

/** Posters of live titles come from a host that tests do not reach. */
async function drawPosters(page: Page): Promise<void> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await page.route('**/.netlify/images?**', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  )
}

for (const { locale, prefix, watch, france, source, overview } of [
  {
    locale: 'en',
    prefix: '',
    watch: 'Where to watch',
    france: 'France',
    source: /Availability by JustWatch, as of \d+ \w+ \d{4}\./,
    overview: 'The Crooked Harbour is made up: a story of a parade and whoever keeps it.',
  },
  {
    locale: 'de',
    prefix: '/de',
    watch: 'Wo es läuft',
    france: 'Frankreich',
    source: /Verfügbarkeit laut JustWatch, Stand \d+\. \S+ \d{4}\./,
    overview: '[de-DE] The Crooked Harbour is made up: a story of a parade and whoever keeps it.',
  },
]) {
  test(`the page of a live title is whole in ${locale} without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await drawPosters(page)
    expect((await page.goto(`${site.url}${prefix}${path}`))?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1, name: 'The Crooked Harbour' })).toBeVisible()
    await expect(page.locator('.film-desc')).toHaveText(overview)
    await expect(page.locator('.fits .reason').first()).toBeVisible()
    await expect(page.locator('.dial-list li')).toHaveCount(moodIds.length)
    await expect(page.locator('.film-poster img')).toHaveAttribute(
      'src',
      /^\/\.netlify\/images\?url=https%3A%2F%2Fimage/,
    )
    await expect(page.getByRole('heading', { name: watch })).toBeVisible()
    const offers = page.locator('.watch-countries [data-country=FR]')
    await expect(offers).toContainText(france)
    await offers.locator('summary').click()
    await expect(offers.getByRole('link', { name: 'Prime Video' }).first()).toHaveAttribute('href', /^https:\/\//)
    await expect(page.locator('#watch')).toContainText(source)
    await expect(page.locator('.shelf a')).toHaveCount(6)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${prefix}${path}$`))
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1)
    const [told] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(told ?? '')).toMatchObject({
      '@type': 'Movie',
      name: 'The Crooked Harbour',
      description: overview,
    })
    await context.close()
  })
}

test('a text that the language lacks is marked as English', async () => {
  const html = await (await get('/de/title/movie-900003-the-borrowed-harbour/')).text()
  expect(html).toMatch(/<p class="film-desc[^"]*" lang="en">The Borrowed Harbour is made up/)
})

test('the page comes from the CDN the second time, whatever follows the question mark', async () => {
  const target = '/fr/title/tv-800003-borrowed-harbour/'
  const first = await get(target)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-status')).toContain('miss')
  expect(first.headers.get('netlify-cdn-cache-control')).toMatch(
    /^public, durable, max-age=\d+, stale-while-revalidate=/,
  )
  expect(first.headers.get('cache-tag')).toContain('catalogue')
  const second = await get(`${target}?utm_source=letter`)
  expect(second.headers.get('cache-status')).toContain('hit')
  expect(await second.text()).toBe(await first.text())
})

test('it has every header of a page that was built, and its scripts and styles', async () => {
  const [drawn, built] = await Promise.all([get(path), get(embeddedPath)])
  const ownOfFunctions = /^(cache-|netlify-|server-timing|content-length|etag|date|connection|keep-alive)/
  const headers = (response: Response) => [...response.headers].filter(([name]) => !ownOfFunctions.test(name))
  expect(headers(drawn)).toEqual(headers(built))
  expect(drawn.headers.get('content-security-policy')).toContain("default-src 'none'")
  // What stands in for lost posters is there only where posters are images.
  const assets = (html: string) =>
    [...html.matchAll(/\/_astro\/[^"\s]+/g)].map(([found]) => found).filter((file) => !file.includes('FailedPosters'))
  expect(new Set(assets(await drawn.text()))).toEqual(new Set(assets(await built.text())))
})

test('another slug, or none, leads to the page’s one address, in every language', async () => {
  for (const [from, to] of [
    ['/title/movie-935/', embeddedPath],
    ['/de/title/movie-935-wrong-slug/', `/de${embeddedPath}`],
    ['/title/movie-900010/', path],
    ['/pt/title/movie-900010-something-else/?page=2', `/pt${path}`],
  ] as const) {
    const response = await get(from)
    expect([response.status, response.headers.get('location')], from).toEqual([301, to])
    expect((await get(to)).status, to).toBe(200)
  }
})

test('what is unknown, for adults only or no title gets the language’s own 404 page', async () => {
  const adult = titlePath(`movie-${adultTitle.id}`, adultTitle.originalName)
  for (const target of ['/title/movie-1-nothing/', '/title/tv-0/', '/title/%00/', '/title/nothing/', adult]) {
    const [english, german] = await Promise.all([get(target), get(`/de${target}`)])
    expect([english.status, german.status], target).toEqual([404, 404])
    expect(await english.text(), target).toContain('<h1>404 Page Not Found</h1>')
    expect(await german.text(), target).toContain('<h1>404 – Seite nicht gefunden</h1>')
  }
  const { headers } = await get('/title/movie-1-nothing/')
  expect(headers.get('netlify-cdn-cache-control')).toBe('public, max-age=60')
})

test('a film that is not out yet says when it comes, and claims no genre and no language', async () => {
  const target = titlePath(`movie-${comingTitle.id}`, comingTitle.originalName)
  const [english, german] = await Promise.all([get(target), get(`/de${target}`)])
  const html = await english.text()
  expect(html).toContain('Not out yet: expected on 1 June 2099.')
  expect(await german.text()).toContain('Noch nicht erschienen, angekündigt für den 1. Juni 2099.')
  expect(html).not.toContain('Original language')
  expect(html.match(/<p class="facts[^>]*>(.*?)<\/p>/s)?.[1]).not.toContain('Drama')
  expect(await (await get(path)).text()).not.toContain('Not out yet')
})

test('nothing is written to a page', async () => {
  const response = await fetch(`${site.url}${path}`, { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a name that is markup stays text', async ({ page }) => {
  const heard = complaints(page)
  const target = titlePath(`movie-${dangerousTitle.id}`, dangerousTitle.originalName)
  expect((await page.goto(site.url + target))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dangerousTitle.name)
  expect(await page.title()).toContain(dangerousTitle.name)
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(text)
  expect(heard).toEqual([])
})

test('/api/titles tells the same as the page', async ({ page }) => {
  const response = await get('/api/titles/movie-900010?locale=en&country=FR')
  const details = contract.title.response.parse(await response.json())
  await drawPosters(page)
  await page.goto(site.url + path)
  expect(details).toMatchObject({ path, offersSource: 'JustWatch', title: 'The Crooked Harbour' })
  await expect(page.locator('.film-desc')).toHaveText(details.description)
  const named = await page.locator('.watch-countries [data-country=FR] .chip').allTextContents()
  expect(named.map((name) => name.trim())).toEqual(details.offers.map(({ platform }) => platform))
})

test('items of lists, searches and recommendations name the page, and it is there', async () => {
  const itemsSchema = z.array(z.object({ id: z.string(), path: z.string() }))
  for (const list of ['/api/movies?locale=de', '/api/tv-shows/trending', '/api/mood-recommendations/cry?locale=fr']) {
    const items = itemsSchema.parse(await (await liveAnswer(site.url + list)).json())
    expect(items.length, list).toBeGreaterThan(0)
    for (const item of items.slice(0, 3)) expect((await get(`/es${item.path}`)).status, item.path).toBe(200)
  }
})

test('cards of live titles lead to their page', async ({ page }) => {
  await drawPosters(page)
  await liveAnswer(`${site.url}/search/?q=harbour`)
  await page.goto(`${site.url}/search/?q=harbour`)
  const link = page.locator('article.hit').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/title\/(movie|tv)-[89]00\d{3}-[a-z0-9-]+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('in the browser it opens the visitor’s country, moves nothing, and pleases axe and the console', async ({
  browser,
}) => {
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const heard = complaints(page)
    await drawPosters(page)
    await page.addInitScript(() => localStorage.setItem('selectedCountry', 'FR'))
    await countLayoutShifts(page)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await expect(page.locator('.watch-countries details').first()).toHaveAttribute('data-country', 'FR')
    expect(await axeViolations(page)).toEqual([])
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(heard).toEqual([])
    await context.close()
  }
})

test('a live title names who made it, and an image that exists where it has no poster', async () => {
  const html = await (await get(titlePath('movie-900001', 'The Quiet Harbour'))).text()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    z.looseObject({ '@type': z.string() }).parse(JSON.parse(text)),
  )
  const film = z
    .object({ director: z.object({ name: z.string() }), image: z.url() })
    .parse(things.find((thing) => thing['@type'] === 'Movie'))
  expect(film.director.name).toBe('A Director')
  const image = await get(new URL(film.image).pathname)
  expect(image.status).toBe(200)
  expect(image.headers.get('content-type')).toMatch(/^image\//)
})
