import { expect, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { item } from '#src/tests/support/item.ts'

test.describe('the list of movies', () => {
  test('shows a page of cards, more on demand, and moves the focus to the first new one', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/movies/')
    await hydrated(page)
    await expect(page.locator('article.card')).toHaveCount(24)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.locator('article.card')).toHaveCount(48)
    await expect(page.locator('article.card').nth(24)).toBeFocused()
    expect(heard).toEqual([])
  })

  test('reaches every page without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/movies/')
    const first = await page.locator('.card-title').first().textContent()
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/\/movies\/2\/$/)
    expect(await page.locator('.card-title').first().textContent()).not.toBe(first)
    await page.getByRole('link', { name: 'Horror' }).click()
    await expect(page).toHaveURL(/\/movies\/genre\/horror\/$/)
    await expect(page.locator('article.card').first()).toBeVisible()
    await context.close()
  })

  test('offers the genres of the specification, and Documentary for series', async ({ page }) => {
    const genres = ['All Genres', 'Action', 'Comedy', 'Drama', 'Horror', 'Romance', 'Sci-Fi', 'Thriller']
    await page.goto('/movies/')
    await expect(page.getByRole('navigation', { name: 'Genres' }).getByRole('link')).toHaveText(genres)
    await page.goto('/tv-shows/')
    await expect(page.getByRole('navigation', { name: 'Genres' }).getByRole('link')).toHaveText([
      ...genres,
      'Documentary',
    ])
  })

  test('lets a search beat the genre, and shows eight skeletons and at most two services', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/movies/search?**', async (route) => {
      await held
      await route.fulfill({ json: [item] })
    })
    await page.goto('/movies/genre/horror/')
    await hydrated(page)
    await page.getByRole('searchbox', { name: 'Search movies', exact: true }).fill('anything')
    await expect(page.locator('.card-blank')).toHaveCount(8)
    release()
    await expect(page.locator('.card-title')).toHaveText(['A Film'])
    await expect(page.locator('.card-plat')).toHaveText('One, Two')
    await expect(page.locator('.card .facts')).toContainText('1h 58m')
  })

  test('is what the header marks, on its own page and on those of its genres', async ({ page }) => {
    const marked = page.locator('.nav [aria-current]')
    for (const [path, name, current] of [
      ['/movies/', 'Movies', 'page'],
      ['/movies/genre/horror/', 'Movies', 'true'],
      ['/de/tv-shows/genre/comedy/', 'Serien', 'true'],
      ['/trending/', 'Trending', 'page'],
      ['/trending/movies/', 'Trending', 'true'],
    ] as const) {
      await page.goto(path)
      await expect(marked, path).toHaveText(name)
      await expect(marked, path).toHaveAttribute('aria-current', current)
      const mark = await marked.evaluate((link) => getComputedStyle(link, '::before').height)
      expect(mark, path).toBe('2px')
    }
  })

  test('searches once, however many pages were shown', async ({ page }) => {
    let asked = 0
    await page.route('**/api/movies/search?**', async (route) => {
      asked += 1
      await route.fulfill({ json: [item] })
    })
    await page.goto('/movies/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.locator('article.card')).toHaveCount(48)
    await page.getByRole('searchbox', { name: 'Search movies', exact: true }).fill('anything')
    await expect(page.locator('.card-title')).toHaveText(['A Film'])
    expect(asked).toBe(1)
  })

  test('shows what its address says after going back', async ({ page }) => {
    await page.goto('/movies/2/')
    await hydrated(page)
    const genres = page.getByRole('navigation', { name: 'Genres' })
    const second = await page.locator('.card-title').first().textContent()
    await genres.getByRole('link', { name: 'All Genres' }).click()
    await expect(page).toHaveURL(/\/movies\/$/)
    await expect(page.locator('.card-title').first()).not.toHaveText(second ?? '')
    const first = await page.locator('.card-title').first().textContent()
    await genres.getByRole('link', { name: 'Horror' }).click()
    await expect(page).toHaveURL(/\/movies\/genre\/horror\/$/)
    await expect(page.locator('.card-title').first()).not.toHaveText(first ?? '')
    await page.goBack()
    await expect(page.locator('.card-title').first()).toHaveText(first ?? '')
    await page.goBack()
    await expect(page).toHaveURL(/\/movies\/2\/$/)
    await expect(page.locator('.card-title').first()).toHaveText(second ?? '')
  })

  // Playwright turns off the browser's own way to keep pages for Back, so that Back loads the page anew.
  test('is as far opened and scrolled after Back from a title as it was left', async ({ page }) => {
    await page.goto('/movies/')
    await hydrated(page)
    for (const count of [48, 72]) {
      await page.getByRole('link', { name: 'Show more' }).click()
      await expect(page.locator('article.card')).toHaveCount(count)
    }
    const link = page.locator('.card-title a').nth(60)
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page.locator('article.card')).toHaveCount(72)
    await expect(link).toHaveText(title)
    await expect(link).toBeInViewport()
  })

  test('has its search again after Back from a title', async ({ page }) => {
    await page.goto('/movies/')
    await hydrated(page)
    const box = page.getByRole('searchbox', { name: 'Search movies', exact: true })
    await box.fill('paddington')
    const link = page.locator('.card-title a').first()
    await expect(link).toHaveText(/Paddington/)
    const found = await page.locator('.card-title').allInnerTexts()
    await link.click()
    await expect(page).toHaveURL(/\/title\//)
    await page.goBack()
    await expect(box).toHaveValue('paddington')
    await expect(page.locator('.card-title')).toHaveText(found)
    await box.fill('')
    await expect(page.locator('article.card')).toHaveCount(24)
  })

  test('says in the three exact texts that there is nothing', async ({ page }) => {
    await page.route('**/api/movies**', (route) => route.fulfill({ json: [] }))
    await page.route('**/api/movies/**', (route) => route.fulfill({ json: [] }))
    await page.goto('/movies/')
    await hydrated(page)
    await expect(page.locator('.empty')).toHaveText('No movies available')
    await page.getByRole('link', { name: 'Comedy' }).click()
    await expect(page.locator('.empty')).toHaveText('No movies found in the Comedy genre')
    await page.getByRole('searchbox', { name: 'Search movies', exact: true }).fill('zzz')
    await expect(page.locator('.empty')).toHaveText('No movies found for "zzz"')
  })

  test('offers to try again when the list does not come', async ({ page }) => {
    await page.goto('/tv-shows/')
    await hydrated(page)
    let broken = true
    await page.route('**/api/tv-shows/genre/**', (route) => (broken ? route.abort() : route.continue()))
    await page.getByRole('link', { name: 'Comedy' }).click()
    await expect(page.getByRole('alert')).toContainText('Check your connection')
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('article.card').first()).toBeVisible()
  })
})

test.describe('trending', () => {
  test('has three real tabs with arrow keys and roving focus', async ({ page }) => {
    await page.goto('/trending/')
    await hydrated(page)
    await expect(page.getByRole('tab')).toHaveText(['All Content', 'Movies', 'TV Shows'])
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Trending' })).toHaveText([
      'Trending Movies',
      'Trending TV Shows',
    ])
    await page.getByRole('tab', { name: 'All Content' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Movies' })).toBeFocused()
    await expect(page.getByRole('tabpanel').locator('article.card')).toHaveCount(24)
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'TV Shows' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'All Content' })).toBeFocused()
  })

  test('says in the exact texts that nothing trends', async ({ page }) => {
    await page.route('**/api/*/trending**', (route) => route.fulfill({ json: [] }))
    await page.goto('/trending/')
    await hydrated(page)
    await expect(page.getByText('No trending movies available')).toBeVisible()
    await expect(page.getByText('No trending TV shows available')).toBeVisible()
    await page.getByRole('tab', { name: 'Movies' }).click()
    await expect(page.locator('.empty')).toContainText('No trending moviesCheck back later for trending content')
    await page.getByRole('tab', { name: 'TV Shows' }).click()
    await expect(page.locator('.empty h2')).toHaveText('No trending TV shows')
  })
})
