import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const path = '/title/movie-935-dr-strangelove/'
const thingSchema = z.looseObject({ '@type': z.string() })

/** The kinds of structured data on a page. */
async function things(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => thingSchema.parse(JSON.parse(text)))
}

for (const { locale, url, heading, watch, copy, copied, country } of [
  {
    locale: 'en',
    url: path,
    heading: 'Dr. Strangelove',
    watch: 'Where to watch',
    copy: 'Copy link',
    copied: 'Link copied',
    country: 'France',
  },
  {
    locale: 'de',
    url: `/de${path}`,
    heading: 'Dr. Seltsam',
    watch: 'Wo es läuft',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    country: 'Frankreich',
  },
]) {
  test.describe(`a title’s page in ${locale}`, () => {
    test('is whole without JavaScript, and keeps its ending to itself', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(page.locator('.fits .reason').first()).toBeVisible()
      await expect(page.getByRole('img', { name: /./ }).and(page.locator('.dial'))).toBeVisible()
      await expect(page.locator('.dial-list li')).toHaveCount(moodIds.length)
      await expect(page.locator('.film-desc')).toBeVisible()
      await expect(page.locator('.before .hint')).toBeVisible()
      await expect(page.locator('.ending p')).toBeHidden()
      await page.locator('.ending summary').click()
      await expect(page.locator('.ending p')).toBeVisible()
      const services = page.locator('[data-country=FR] a')
      await expect(services.first()).toBeHidden()
      await page.locator('[data-country=FR] summary').click()
      await expect(services.first()).toBeVisible()
      await expect(services.first()).toHaveAttribute('href', /^https:\/\//)
      await expect(page.getByRole('button', { name: copy })).toBeHidden()
      await context.close()
    })

    test('opens the visitor’s country first, copies its link, and pleases axe and the console', async ({ browser }) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const page = await context.newPage()
      const heard = complaints(page)
      await page.addInitScript(() => localStorage.setItem('selectedCountry', 'FR'))
      await page.goto(url, { waitUntil: 'networkidle' })
      const [first] = await page.locator('.watch-countries details').all()
      await expect(first ?? page.locator('main')).toHaveAttribute('open', '')
      await expect(first ?? page.locator('main')).toContainText(country)
      await expect(page.locator('.watch-countries details[open]')).toHaveCount(1)
      await page.getByRole('button', { name: copy }).click()
      await expect(page.locator('.share [role=status]')).toHaveText(copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(url)
      await expect(page.getByRole('heading', { name: watch })).toBeVisible()
      const folded = page.locator('main details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeViolations(page)).toEqual([])
      }
      expect(heard).toEqual([])
      await context.close()
    })
  })
}

test('the page shares where the system can, and says so where nothing is known of a country', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedCountry', 'GB')
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset['shared'] = data.url ?? ''
      },
    })
  })
  await page.goto('/title/movie-437068-a-taxi-driver/')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/title\/movie-437068-a-taxi-driver\/$/)
  await expect(page.locator('.watch-unknown')).toHaveText('Not known yet in your country: United Kingdom.')
})

test('nothing jumps while a title’s page settles', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedCountry', 'JP')
    Object.defineProperty(navigator, 'share', { value: async () => {} })
  })
  await countLayoutShifts(page)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/de${path}`, { waitUntil: 'networkidle' })
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
})

test('cards lead to their title’s page, in lists, picks and searches, and on to titles alike', async ({ page }) => {
  for (const [list, card] of [
    ['/movies/', 'article.card'],
    ['/de/mood/laugh/', 'article.pick'],
    ['/fr/search/?q=amelie', 'article.hit'],
  ] as const) {
    await page.goto(list)
    await hydrated(page)
    const link = page.locator(card).first().getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(/\/title\/(movie|tv)-\d+-[a-z0-9-]+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  const alike = page.locator('.shelf a')
  await expect(alike).toHaveCount(6)
  const next = (await alike.nth(2).textContent()) ?? ''
  await alike.nth(2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
})

test('a title that is not on the shelf does not exist', async ({ page }) => {
  for (const unknown of ['/title/movie-1-nothing/', '/pt/title/tv-0/', '/title/']) {
    expect((await page.goto(unknown))?.status(), unknown).toBe(404)
  }
})

test.describe('for machines', () => {
  test('a title, its place, the site’s search and a mood’s list are told as data', async ({ page }) => {
    await page.goto(path)
    const [film, crumbs] = await things(page)
    expect(film).toMatchObject({ '@type': 'Movie', datePublished: '1964', inLanguage: 'en' })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    await page.goto('/pt/')
    expect(await things(page)).toMatchObject([{ '@type': 'WebSite', inLanguage: 'pt-BR' }])
    await page.goto('/mood/cry/')
    expect(await things(page)).toMatchObject([{ '@type': 'ItemList', numberOfItems: 8 }])
  })

  test('the site map has every page that may be listed, and no other', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text()
    const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, found]) => found)
    const dist = join(projectRoot, 'dist')
    const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .filter((file) => !readFileSync(join(dist, file), 'utf8').includes('content="noindex"'))
      .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    expect([...listed].sort()).toEqual(built.sort())
  })

  test('robots.txt names the site map, and llms.txt says what the site is', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
    expect(await (await request.get('/llms.txt')).text()).toMatch(/^# Moodlight\n\n> /)
  })
})
