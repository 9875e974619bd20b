import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { localePath } from '#src/i18n/paths.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** everyPage.spec.ts hears what the policy refuses on the other pages, in all languages; here stand the rest, and what visitors do. */
const morePaths = [
  '/profile/',
  '/sign-in/',
  '/sign-out/',
  '/streaming/not-found/',
  '/tv-shows/',
  '/search/?q=love',
  '/mood/laugh/tv/',
  '/nowhere/',
] as const

for (const locale of ['en', 'de'] as const) {
  test(`${locale}: the policy refuses nothing that the site does`, async ({ page }) => {
    const heard = complaints(page)
    for (const path of morePaths) {
      await page.goto(localePath(locale, path), { waitUntil: 'load' })
      await hydrated(page)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localePath(locale, '/'))
    await hydrated(page)
    await page.locator('header .menu-btn').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('.loc').click()
    await page.getByRole('option').nth(3).click()
    await page.locator('.lamp[data-mood=calm]').click()
    await page.locator('.type:visible').first().click()
    await expect(page.locator('article.pick')).toHaveCount(8)
    await page.locator('article.pick .poster svg, article.pick .poster img').first().waitFor()
    await page.goto(localePath(locale, '/search/'))
    await hydrated(page)
    await page.locator('.big-search input').fill('love')
    await page.locator('.big-search input').press('Enter')
    await expect(page.locator('.hit').first()).toBeVisible()
    await page.locator('h1').first().click()
    await page.locator('.hit h3 a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(localePath(locale, '/location-settings/'))
    await hydrated(page)
    await page.getByRole('radio').nth(4).check()
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('.toast')).toBeVisible()
    // A 404's own status, and calls that ended because the page was left, are not what this is about.
    expect(heard.filter((text) => !/status of 404|^failed: /.test(text))).toEqual([])
  })
}

test('no text becomes HTML, no script and no style from elsewhere runs', async ({ page }) => {
  await page.goto('/about/')
  const tried = await page.evaluate(async () => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
    const attempt = (act: () => void): boolean => {
      try {
        act()
        return true
      } catch {
        return false
      }
    }
    const inserted = [
      attempt(() => {
        document.body.innerHTML = '<p>text</p>'
      }),
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<p>text</p>')),
      attempt(() => document.createElement('script').setAttribute('src', '/x.js')),
    ]
    inserted.push(attempt(() => document.body.setAttribute('onclick', 'window.hacked = 1')))
    document.body.click()
    const image = document.createElement('img')
    image.src = 'https://evil.example/x.png'
    document.body.append(image)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return { inserted, refused, hacked: 'hacked' in window }
  })
  expect(tried.inserted).toEqual([false, false, false, false])
  expect(tried.hacked).toBe(false)
  expect(tried.refused).toEqual(expect.arrayContaining(['require-trusted-types-for', 'img-src']))
})

const film = {
  id: 'movie-1',
  title: 'A Film',
  description: 'About something.',
  imageUrl: '/missing.jpg',
  rating: 78,
  contentType: 'movie',
  year: 2001,
  duration: 118,
  genre: 'Drama',
  reason: 'Because of the way it ends.',
  platforms: [],
}

test('a poster that fails to load is drawn, in islands and outside them', async ({ page }) => {
  const heard = complaints(page)
  await page.route('**/api/mood-recommendations/**', (route) => route.fulfill({ json: [film] }))
  await page.goto('/mood/cry/')
  await hydrated(page)
  await page.locator('.seg a').nth(1).click()
  // Until the answer is there, the eight of the page are.
  await expect(page.locator('article.pick')).toHaveCount(1)
  await expect(page.locator('article.pick .poster svg')).toContainText('A Film')

  // The shelf's posters are all drawn, so its pages lack the script that pages with images have.
  const script = readdirSync(join(projectRoot, 'dist/_astro')).find((file) => file.startsWith('FailedPosters'))
  await page.route('**/title/movie-843-*/', async (route) => {
    const response = await route.fetch()
    const tag = `<script type="module" src="/_astro/${script}"></script></body>`
    await route.fulfill({ response, body: (await response.text()).replace('</body>', tag) })
  })
  await page.goto('/title/movie-843-in-the-mood-for-love/')
  await page.evaluate(() => {
    const poster = document.createElement('span')
    poster.className = 'poster'
    Object.assign(poster.dataset, { title: 'Another <Film>', year: '1999', genre: 'Drama', genreLabel: 'Drama' })
    const image = document.createElement('img')
    image.src = '/missing.jpg'
    poster.append(image)
    document.querySelector('main')?.append(poster)
  })
  await expect(page.locator('.poster[data-title] svg')).toContainText('<Film>')
  expect(heard.filter((text) => !/status of 404|^failed: /.test(text))).toEqual([])
})
