import { expect, type Page, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { holdRequests, hydrated } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'
import { current, type } from '#src/tests/support/typeChoice.ts'

test.describe('a mood page', () => {
  test('is complete before any script runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('.lamp[data-mood=adrenaline]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adrenaline it is.')
    await page.goBack()
    await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
    await page.locator('.lamp[data-mood=calm]').click()
    await type(page, 1).click()
    await expect(page).toHaveURL(/\/mood\/calm\/movies\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calm')
    await expect(page.locator('article.pick')).toHaveCount(8)
    await expect(page.locator('.reason').first()).toBeVisible()
    await page.getByRole('link', { name: 'TV' }).and(page.locator('.seg a')).click()
    await expect(page).toHaveURL(/\/mood\/calm\/tv\/$/)
    await expect(page.locator('article.pick .facts').first()).toContainText('TV Show')
    await page.getByRole('link', { name: 'All moods' }).click()
    await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
    await context.close()
  })

  for (const locale of locales) {
    test(`has its name beside its lamp on every phone (${locale})`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const lamp = page.locator('.mood-head .pendant span')
      for (const mood of moodIds) {
        await page.goto(localePath(locale, `/mood/${mood}/`))
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 })
          const end = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
            const name = document.createRange()
            name.selectNodeContents(heading)
            return name.getBoundingClientRect().right
          })
          expect(end, `${mood} at ${width} px`).toBeLessThan((await lamp.boundingBox())?.x ?? 0)
        }
      }
      await context.close()
    })
  }

  for (const late of ['islands', 'MoodFlow']) {
    test(`answers what was chosen before ${late} came`, async ({ page }) => {
      const release = await holdRequests(page, `**/_astro/${late}.*`)
      await page.goto('/mood/cry/')
      await page.locator('.seg a', { hasText: 'TV' }).click()
      await expect(page).toHaveURL(/\/mood\/cry\/tv\/$/)
      await expect(current(page)).toHaveText('TV')
      release()
      await expect(page.locator('article.pick .facts').first()).toContainText('TV Show')
    })
  }

  test('keeps the list that is on screen until the visitor acts', async ({ page }) => {
    let calls = 0
    await page.route('**/api/mood-recommendations/**', async (route) => {
      calls++
      await route.continue()
    })
    await page.goto('/mood/romantic/')
    const before = await pickTitles(page)
    await hydrated(page)
    expect(await pickTitles(page)).toEqual(before)
    expect(calls).toBe(0)
    await page.locator('.seg a', { hasText: 'TV' }).click()
    await expect(page).toHaveURL(/\/mood\/romantic\/tv\/$/)
    await expect(page.locator('article.pick .facts').first()).toContainText('TV Show')
    expect(calls).toBe(1)
  })

  test('restores mood and type from its address, also from an earlier one', async ({ page }) => {
    for (const path of ['/mood/escape/tv/', '/mood/escape/?type=tv']) {
      await page.goto(path)
      await expect(current(page)).toHaveText('TV')
      await expect(page.locator('article.pick .facts').first()).toContainText('season')
      await expect(page).toHaveURL(/\/mood\/escape\/tv\/$/)
      await expect(page).toHaveTitle('Escape: TV shows to watch tonight · Moodlight')
    }
    await page.goto('/?mood=escape')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape it is.')
    await expect(page).toHaveURL(/:\d+\/#escape$/)
  })

  test('names the chosen country and its services', async ({ page }) => {
    await page.goto('/mood/escape/')
    await page.evaluate(() => localStorage.setItem('selectedCountry', 'BR'))
    const [request] = await Promise.all([
      page.waitForRequest(/mood-recommendations\/escape\?.*country=BR/),
      page.goto('/mood/escape/movies/'),
    ])
    await expect(page.locator('.lead')).toContainText('(Brazil)')
    expect(new URL(request.url()).search).toBe('?contentType=movie&country=BR&locale=en')
  })
})

test.describe('the list of the visitor’s country', () => {
  /**
   * Opens a mood's page in Brazil. The country's list is held back; it is the page's but for its third title, and the other way round.
   * @returns the titles in the page, and what lets the list come
   */
  async function openInBrazil(page: Page): Promise<{ readonly titles: string[]; readonly release: () => void }> {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.addInitScript(() => localStorage.setItem('selectedCountry', 'BR'))
    await page.route('**/api/mood-recommendations/**', async (route) => {
      const response = await page.request.get('/api/mood-recommendations/escape?contentType=all&locale=en')
      const items: { title: string; platforms: string[] }[] = await response.json()
      await held
      const theirs = items.map((item, index) => ({
        ...item,
        platforms: ['Globoplay'],
        ...(index === 2 ? newcomer : {}),
      }))
      await route.fulfill({ json: theirs.toReversed() })
    })
    await countLayoutShifts(page)
    await Promise.all([page.waitForRequest(/country=BR/), page.goto('/mood/escape/')])
    await expect(page.locator('.list-place')).toHaveText('Choose your country to see where it streams')
    return { titles: await pickTitles(page), release }
  }
  const newcomer = { id: 'movie-1', title: 'A Film' }

  test('comes into the world’s, in which what both have stays where it is', async ({ page }) => {
    const { titles, release } = await openInBrazil(page)
    release()
    await expect(page.locator('.list-place')).toHaveText('Brazil')
    await expect(page.locator('.lead')).toContainText('8 picks for tonight (Brazil)')
    expect(await pickTitles(page)).toEqual(titles.with(2, newcomer.title))
    await expect(page.locator('.pick .chip')).toHaveText(Array(8).fill('Globoplay'))
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })

  test('leaves whoever reads already all titles, and names their services', async ({ page }) => {
    const { titles, release } = await openInBrazil(page)
    await page.evaluate(() => window.scrollTo(0, 200))
    release()
    await expect(page.locator('.list-place')).toHaveText('Brazil')
    expect(await pickTitles(page)).toEqual(titles)
    expect(await page.locator('.pick .chip', { hasText: 'Globoplay' }).count()).toBe(7)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })
})
