import { expect, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { onFirstTouch, press, ways } from '#src/tests/support/firstTouch.ts'

/** What pages and styles can show by themselves shows at once, also while all scripts but the first are on their way. */
const atOnce = { timeout: 2000 }

for (const way of ways) {
  test.describe(`the very first press, ${way}`, () => {
    test('a lamp opens the choice of a type, a type its list, and Back goes the same way', async ({
      browser,
      baseURL,
    }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/` }, async (page) => {
        const heading = page.getByRole('heading', { level: 1 })
        await press(page, '.lamp[data-mood=cry]', way)
        await expect(heading).toHaveText('Cry it is.', atOnce)
        await expect(heading).toBeFocused()
        await expect(page).toHaveURL(/:\d+\/#cry$/)
        await press(page, '.choice:visible .type[href$="movies/"]', way)
        await expect(page).toHaveURL(/\/mood\/cry\/movies\/$/)
        await expect(heading).toHaveText('Cry')
        await expect(page.locator('.seg [aria-current]')).toHaveText('Movies')
        await expect(page.locator('article.pick .facts > :first-child')).toHaveText(Array(8).fill('Movie'))
        await page.goBack()
        await expect(heading).toHaveText('Cry it is.')
        await page.goBack()
        await expect(heading).toHaveText('How do you want to feel tonight?')
        await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
      })
    })

    test('the choice leads back to the lamps', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/de/#calm` }, async (page) => {
        await press(page, '.choice:visible a.back', way)
        await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length, atOnce)
        await expect(page.locator('h1')).toBeFocused()
      })
    })

    test('another type of a mood’s list, and Back', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/mood/calm/` }, async (page) => {
        await press(page, '.seg a >> nth=2', way)
        await expect(page).toHaveURL(/\/mood\/calm\/tv\/$/)
        await expect(page.locator('article.pick .facts > :first-child')).toHaveText(Array(8).fill('TV Show'))
        await page.goBack()
        await expect(page.locator('.seg [aria-current]')).toHaveText('All')
      })
    })

    test('a tab of what trends, and Back', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/trending/` }, async (page) => {
        await press(page, '[role=tab] >> nth=2', way)
        await expect(page).toHaveURL(/\/trending\/tv-shows\/$/)
        await expect(page.getByRole('tab', { selected: true })).toHaveText('TV Shows')
        await expect(page.getByRole('tabpanel').locator('article.card')).toHaveCount(24)
        await expect(page).toHaveTitle('Trending TV Shows · Moodlight')
        await page.goBack()
        await expect(page.getByRole('tab', { selected: true })).toHaveText('All Content')
        await expect(page.getByRole('tabpanel').locator('h2')).toHaveCount(2)
      })
    })

    test('a genre of a list, and Back', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/movies/` }, async (page) => {
        const genre = page.locator('.tick [aria-current]')
        await press(page, '.tick a[href$="/horror/"]', way)
        await expect(page).toHaveURL(/\/movies\/genre\/horror\/$/)
        await expect(genre).toHaveText('Horror')
        await expect(page.locator('article.card').first()).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(/\/movies\/$/)
        await expect(genre).toHaveText('All Genres')
      })
    })

    test('more of a list comes below what is there', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/movies/` }, async (page) => {
        const first = await page.locator('.card-title').first().innerText()
        await press(page, '.more a', way)
        await expect(page.locator('article.card')).toHaveCount(48)
        await expect(page.locator('.card-title').first()).toHaveText(first)
        await expect(page).toHaveURL(/\/movies\/$/)
      })
    })

    test('a link that is followed shows it until its page is there', async ({ browser, baseURL }) => {
      await onFirstTouch(browser, { way, url: `${baseURL}/movies/` }, async (page) => {
        const { promise: held, resolve: release } = Promise.withResolvers<void>()
        await page.route(/\/api\/|\/genre\/drama\/$/, async (route) => {
          await held
          await route.continue().catch(() => undefined)
        })
        const link = page.locator('.tick a[href$="/drama/"]')
        const colour = await link.evaluate((one) => getComputedStyle(one).color)
        // Asked before the press: while a page is on its way the old one takes no more questions.
        const shown = link.evaluate(
          (one) =>
            new Promise((resolve) => {
              one.addEventListener('click', () => requestAnimationFrame(() => resolve(getComputedStyle(one).color)))
            }),
        )
        const pressed = press(page, '.tick a[href$="/drama/"]', way)
        expect(await shown).not.toBe(colour)
        release()
        await pressed
        await expect(page.locator('.tick [aria-current]')).toHaveText('Drama')
      })
    })
  })
}

test('an open choice has its own three lists fetched ahead, and no other', async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/mood/')) lists.push(pathname)
  })
  await page.goto('/#calm')
  await expect.poll(() => lists.toSorted()).toEqual(['/mood/calm/', '/mood/calm/movies/', '/mood/calm/tv/'])
  await page.waitForLoadState('networkidle')
  expect(lists).toHaveLength(3)
})
