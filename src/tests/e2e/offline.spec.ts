import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { frontOfSite } from '#src/tests/support/frontOfSite.ts'
import { workerStates } from '#src/tests/support/workerStates.ts'

test.use({ serviceWorkers: 'allow' })

const { offline } = screensOf('de')
const { card, moods } = dictionaryOf('de')
/** Home, eight moods, the offline page, the file with the lists. */
const keptPages = 11
const budgetBytes = 600_000

/** What the worker has stored, by cache. */
function stored(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url.slice(window.location.origin.length))] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })
}

/** Opens a page and waits until all of its language is stored. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const locale = (await page.locator('html').getAttribute('lang'))?.slice(0, 2)
  const kept = async (): Promise<string[]> => (await stored(page))['kept-pages'] ?? []
  await expect.poll(kept).toContain(`/picks/${locale}.json`)
  await expect.poll(async () => (await kept()).length).toBe(keptPages)
}

/** The line that says that there is no network. */
const line = (page: Page) => page.locator('.connection')

test.describe('without a network', () => {
  test('the home page and all eight moods of the language open, say so, and look as they should', async ({
    page,
    context,
  }) => {
    await settle(page, '/de/about/')
    await context.setOffline(true)
    await page.goto('/')
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(line(page)).toHaveText(offline.status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaryOf('de').home.heading)
    for (const mood of moodIds) {
      await page.goto(`/de/mood/${mood}/?utm_source=letter`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(moods[mood].name)
      await expect(page.locator('article.pick')).toHaveCount(8)
      await expect(line(page)).toHaveText(offline.status)
    }
    // A mood's page stands in for its lists by type, and shows the list that came with the site.
    for (const [segment, kind] of [
      ['movies', card.movie],
      ['tv', card.tv],
    ] as const) {
      await page.goto(`/de/mood/calm/${segment}/`)
      await expect(page.locator('article.pick .facts > :first-child')).toHaveText(Array(8).fill(kind))
      await expect(page).toHaveURL(new RegExp(`/de/mood/calm/${segment}/$`))
    }
    const font = await page.evaluate(() => document.fonts.check('16px "Bricolage Grotesque Variable"'))
    expect(font).toBe(true)
  })

  test('visited pages open, also the one that the visit began with; others lead to the moods', async ({
    page,
    context,
  }) => {
    const title = '/de/title/movie-843-in-the-mood-for-love/'
    await settle(page, title)
    await page.goto('/de/movies/')
    await context.setOffline(true)
    await page.goto(title)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('In the Mood for Love')
    await page.goto('/de/movies/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screensOf('de').lists.movies.title)
    await page.goto('/de/tv-shows/')
    await expect(page).toHaveTitle(`${offline.title} · Moodlight`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title)
    await expect(line(page)).toHaveText(offline.status)
    const links = await page.locator('main .lamp').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(moodIds.map((mood) => `/de/mood/${mood}/`))
    await page.locator('.lamp[data-mood=calm]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(moods.calm.name)
  })

  test('a lamp and a type give the last recommendations, or those that came with the site', async ({
    page,
    context,
  }) => {
    const titles = (): Promise<string[]> => page.locator('article.pick h2').allInnerTexts()
    const choose = async (mood: string, type: string): Promise<void> => {
      await page.locator(`.lamp[data-mood=${mood}]`).click()
      await page.locator(`.type[href$="/mood/${mood}/${type}/"]`).click()
      await expect(page.locator('article.pick').first()).toBeVisible()
    }
    await settle(page, '/de/')
    await page.goto('/de/#cry')
    await hydrated(page)
    await page.locator('.type[href$="/mood/cry/tv/"]').click()
    await expect(page.locator('article.pick').first()).toBeVisible()
    const online = await titles()
    await context.setOffline(true)
    await page.goto('/de/')
    await hydrated(page)
    await choose('cry', 'tv')
    expect(await titles()).toEqual(online)
    await page.goto('/de/')
    await hydrated(page)
    await choose('laugh', 'movies')
    await expect(page.locator('article.pick')).toHaveCount(8)
    await expect(line(page)).toHaveText(offline.status)
  })

  test('the line comes and goes with the network, without moving anything, and pages come from the network again', async ({
    page,
    context,
  }) => {
    await settle(page, '/de/')
    const before = await page.locator('footer').boundingBox()
    await expect(line(page)).toBeEmpty()
    await context.setOffline(true)
    await expect(line(page)).toHaveText(offline.status)
    expect(await page.locator('footer').boundingBox()).toEqual(before)
    await page.goto('/de/tv-shows/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title)
    // What it asks for of itself after its first paint has failed too: the worker would say so after the network is
    // back.
    await page.waitForLoadState('networkidle')
    await context.setOffline(false)
    await expect(line(page)).toBeEmpty()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screensOf('de').lists.tvShows.title)
    await expect(line(page)).toBeEmpty()
  })

  test('the line also shows when the browser believes itself online', async ({ page, baseURL }) => {
    const front = await frontOfSite(baseURL ?? '')
    await settle(page, `${front.url}/de/`)
    front.cut()
    await page.goto(`${front.url}/de/mood/escape/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(moods.escape.name)
    await expect(line(page)).toHaveText(offline.status)
    await front.close()
  })
})

test('a tab that is open during a deploy still loads what it needs, and the next visit has the new version', async ({
  page,
  context,
  baseURL,
}) => {
  const front = await frontOfSite(baseURL ?? '')
  await settle(page, `${front.url}/de/mood/cry/`)
  await page.reload()
  await hydrated(page)
  const { 'hashed-files': files = [] } = await stored(page)
  const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const lazy = files.filter((path) => path.endsWith('.js') && !used.some((url) => url.endsWith(path)))
  expect(lazy.length).toBeGreaterThan(0)
  front.deploy((path) => lazy.includes(path))
  const hasWaiting = (): Promise<boolean> =>
    page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(hasWaiting).toBe(true)
  for (const path of lazy) await page.evaluate(async (file) => void (await import(file)), path)
  // Astro tries an import a second time with a query.
  const again = await page.evaluate(async (file) => (await fetch(`${file}?astro-retry=1`)).status, lazy[0])
  expect(again).toBe(200)
  // From a page that is no part of the site: a visit would keep the old version in charge for as long as it is open.
  const states = await workerStates(await context.newPage())
  await expect.poll(states).toEqual(['activated', 'installed'])
  await page.close()
  await expect.poll(states).toEqual(['redundant', 'activated'])
  const visit = await context.newPage()
  await visit.goto(`${front.url}/de/`)
  const isNew = await visit.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting === null && navigator.serviceWorker.controller === registration.active
  })
  expect(isNew).toBe(true)
  await front.close()
})

test('private answers, places and searches are never stored', async ({ page }) => {
  await settle(page, '/location-settings/')
  await page.goto('/search/?q=love')
  await expect(page.locator('h2').first()).toBeVisible()
  await page.evaluate(async () => {
    for (const path of ['/api/auth/user', '/api/location', '/api/search?q=secret', '/api/auth/session'])
      await fetch(path)
    await fetch('/api/mood-recommendations/cry')
  })
  await expect.poll(async () => (await stored(page))['answers']).toEqual(['/api/mood-recommendations/cry'])
  const paths = Object.values(await stored(page)).flat()
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual(['/api/mood-recommendations/cry'])
  expect(paths.filter((path) => path.startsWith('/search/'))).toEqual([])
})

test('without a network a search says so on its own page, and shows no other one’s answer', async ({
  page,
  context,
}) => {
  await settle(page, '/de/about/')
  await page.goto('/de/search/?q=love')
  await page.goto('/de/search/')
  await expect.poll(async () => (await stored(page))['visited-pages']).toContain('/de/search/')
  await context.setOffline(true)
  await page.goto('/de/search/?q=harbour')
  await expect(page.getByRole('combobox')).toHaveValue('harbour')
  await expect(page.getByRole('alert')).toHaveText(new RegExp(screensOf('de').searchPage.failed))
  await expect(page.locator('.hit')).toHaveCount(0)
})

test('who saves data gets nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/de/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/de/about/')
  await expect.poll(async () => (await stored(page))['visited-pages']).toEqual(['/de/about/'])
  expect((await stored(page))['kept-pages']).toBeUndefined()
})

test(`what is fetched ahead is at most ${budgetBytes / 1000} KB, as it is served`, async ({ page, request }) => {
  await settle(page, '/de/')
  const { 'kept-pages': pages = [], 'hashed-files': files = [] } = await stored(page)
  expect(files.length).toBeGreaterThan(20)
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')
  let bytes = 0
  for (const path of ['/service-worker.js', ...pages, ...files]) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    bytes += Number(response.headers()['content-length'] ?? Number.NaN)
  }
  expect(bytes).toBeLessThanOrEqual(budgetBytes)
})

test('a browser that stores nothing shows the same site, without a complaint', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
  })
  const heard = complaints(page)
  await page.goto('/de/', { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.locator('.lamp[data-mood=cry]').click()
  await page.locator('.type:visible').first().click()
  await expect(page.locator('article.pick')).toHaveCount(8)
  await page.goto('/de/movies/', { waitUntil: 'networkidle' })
  await expect(line(page)).toBeEmpty()
  expect(heard).toEqual([])
})
