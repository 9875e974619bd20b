import { expect, test } from '@playwright/test'
import { hydrated } from '#src/tests/support/browser.ts'
import { frontOfSite } from '#src/tests/support/frontOfSite.ts'
import { settle, stored } from '#src/tests/support/storedByWorker.ts'
import { workerStates } from '#src/tests/support/workerStates.ts'

test.use({ serviceWorkers: 'allow' })

const budgetBytes = 600_000

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
