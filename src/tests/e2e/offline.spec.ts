import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { frontOfSite } from '#src/tests/support/frontOfSite.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'
import { settle, stored } from '#src/tests/support/storedByWorker.ts'

test.use({ serviceWorkers: 'allow' })

const { offline } = screensOf('de')
const { card, moods } = dictionaryOf('de')

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
    const online = await pickTitles(page)
    await context.setOffline(true)
    await page.goto('/de/')
    await hydrated(page)
    await choose('cry', 'tv')
    expect(await pickTitles(page)).toEqual(online)
    await page.goto('/de/')
    await hydrated(page)
    await choose('laugh', 'movies')
    await expect(page.locator('article.pick')).toHaveCount(8)
    await expect(line(page)).toHaveText(offline.status)
  })

  test('the line comes and goes with the network, without moving anything, and with it comes the page that could not be fetched', async ({
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

test('without a network a search says so on its own page, and shows no other one’s answer', async ({
  page,
  baseURL,
}) => {
  const front = await frontOfSite(baseURL ?? '')
  await settle(page, `${front.url}/de/about/`)
  await page.goto(`${front.url}/de/search/?q=love`)
  await page.goto(`${front.url}/de/search/`)
  await expect.poll(async () => (await stored(page))['visited-pages']).toContain('/de/search/')
  // The site itself is gone: the worker’s own requests fail as surely as the page’s.
  front.cut()
  await page.goto(`${front.url}/de/search/?q=harbour`)
  await expect(page.getByRole('combobox')).toHaveValue('harbour')
  await expect(page.getByRole('alert')).toHaveText(new RegExp(screensOf('de').searchPage.failed))
  await expect(page.locator('.hit')).toHaveCount(0)
  await front.close()
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
  // The last part of the list: a page that is left while it comes has a file broken off.
  await expect(page.locator('#not-quite')).toBeVisible()
  await page.goto('/de/movies/', { waitUntil: 'networkidle' })
  await expect(line(page)).toBeEmpty()
  expect(heard).toEqual([])
})
