import { expect, type Page, test } from '@playwright/test'
import { complaints, hydrated, settled } from '#src/tests/support/browser.ts'
import { type FrontOfSite, frontOfSite, renamed } from '#src/tests/support/frontOfSite.ts'

/** A page that is open while a new version of the site takes the old one's files away, and that no service worker has them for: see workerStorage.spec.ts for those. */

let front: FrontOfSite
test.beforeEach(async ({ baseURL }) => {
  front = await frontOfSite(baseURL ?? '')
})
test.afterEach(async () => {
  await front.close()
})

/** Counts how often a page is loaded, from now on. */
function loads(page: Page): () => number {
  let count = 0
  page.on('load', () => count++)
  return () => count
}

test('a page whose islands are gone is loaded anew at its first touch, once, with what was typed', async ({ page }) => {
  await page.goto(`${front.url}/de/mood/cry/#picks`)
  await settled(page)
  const typed = page.locator('header input[name=q]')
  await typed.evaluate((input: HTMLInputElement) => {
    input.value = 'in the mood'
  })
  front.renameScripts()
  const count = loads(page)
  await page.dispatchEvent('body', 'pointermove')
  await expect.poll(count).toBe(1)
  await hydrated(page)
  expect(page.url()).toBe(`${front.url}/de/mood/cry/#picks`)
  await expect(typed).toHaveValue('in the mood')
  await expect(page.locator('article.pick')).toHaveCount(8)
  expect(count()).toBe(1)
})

test('a page is not loaded anew where the newest one names the same file, and never twice', async ({ page }) => {
  await page.goto(`${front.url}/de/mood/cry/`)
  await settled(page)
  front.deploy((path) => path.includes('client.'))
  const count = loads(page)
  const asked = page.waitForEvent('requestfinished', (request) => request.url() === page.url())
  await page.dispatchEvent('body', 'pointermove')
  await asked
  await page.waitForLoadState('networkidle')
  expect(count()).toBe(0)
})

test('a page that comes out of a cache as old as it was is not loaded anew for ever', async ({ page, request }) => {
  const address = `${front.url}/de/mood/cry/`
  const old = await request.get(address)
  await page.goto(address)
  await settled(page)
  front.renameScripts(/\/MoodFlow\./)
  await page.route(address, async (route) => {
    // With all its headers: to a page of another opener policy a browser carries nothing over.
    if (route.request().isNavigationRequest()) await route.fulfill({ response: old })
    else await route.continue()
  })
  const count = loads(page)
  await page.dispatchEvent('body', 'pointermove')
  await expect.poll(count).toBe(1)
  await settled(page)
  await page.dispatchEvent('body', 'pointermove')
  await page.waitForLoadState('networkidle')
  expect(count()).toBe(1)
})

test('without a network no page is loaded anew', async ({ page, context }) => {
  await page.goto(`${front.url}/de/mood/cry/`)
  await settled(page)
  front.renameScripts()
  const count = loads(page)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === page.url())
  await page.dispatchEvent('body', 'pointermove')
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(count()).toBe(0)
})

test('a new version’s script in an old page finds the policies of the page made, and uses them', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(`${front.url}/de/mood/cry/`)
  await hydrated(page)
  // The part below the list is loaded when the page is idle: on a busy machine the network may be idle before that.
  await expect(page.locator('#not-quite')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const posters = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/posters\.[^/]+\.js$/.test(name))?.name ?? '',
  )
  front.renameScripts()
  const isThere = await page.evaluate(async (file) => {
    await import(file)
    return document.posterPolicy !== undefined
  }, renamed(posters))
  expect(isThere).toBe(true)
  expect(heard).toEqual([])
})
