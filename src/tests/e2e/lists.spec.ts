import { expect, test } from '@playwright/test'
import { complaints, hydrated, settled } from '#src/tests/support/browser.ts'

const item = {
  id: 'movie-1',
  title: 'A Film',
  description: 'About something.',
  imageUrl: '/posters/none.jpg',
  rating: 78,
  contentType: 'movie',
  year: 2001,
  duration: 118,
  genre: 'Drama',
  platforms: ['One', 'Two', 'Three'],
}

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

test.describe('search', () => {
  test('asks half a second after typing stops, and writes q without a history entry', async ({ page }) => {
    const asked: string[] = []
    await page.route('**/api/search?**', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
      await route.continue()
    })
    await page.goto('/search/')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Start searching for your next watch' })).toBeVisible()
    const before = await page.evaluate(() => history.length)
    await page.getByRole('combobox').pressSequentially('spirited', { delay: 40 })
    await expect(page.getByRole('heading', { name: 'Search Results for "spirited"' })).toBeVisible()
    await expect(page).toHaveURL(/\/search\/\?q=spirited$/)
    await expect(page.locator('.hit h3').first()).toHaveText('Spirited Away')
    expect(asked).toEqual(['spirited'])
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('restores q from the address, counts, and puts movies first', async ({ page }) => {
    await page.goto('/search/?q=love')
    await expect(page.getByRole('combobox')).toHaveValue('love')
    await expect(page.locator('.count .badge')).toHaveText(/^\d+ results?$/)
    const types = await page.locator('.hit .badge:first-child').allTextContents()
    expect(types.indexOf('TV Show')).toBeGreaterThan(types.lastIndexOf('Movie'))
  })

  test('draws posters where the visitor is, and the others when they come near', async ({ page }) => {
    await page.goto('/search/?q=love')
    const drawn = (place: 'first' | 'last') => page.locator('.hits > li')[place]().locator('.poster svg')
    await expect(drawn('first')).toHaveCount(1)
    expect(await page.locator('.hits .poster svg').count()).toBeLessThan(await page.locator('.hits > li').count())
    await page.locator('.hits > li').last().scrollIntoViewIfNeeded()
    await expect(drawn('last')).toHaveCount(1)
  })

  test('shows every field, and opens the service in a new tab', async ({ page }) => {
    await page.route('**/api/search?**', (route) =>
      route.fulfill({
        json: {
          movies: [{ ...item, streamingUrl: 'https://www.netflix.com/search?q=A%20Film' }],
          tvShows: [{ ...item, id: 'tv-2', contentType: 'tv', duration: undefined, seasons: 1, platforms: [] }],
          total: 2,
        },
      }),
    )
    await page.goto('/search/')
    await page.getByRole('combobox').fill('film')
    const [movie, series] = [page.locator('.hit').nth(0), page.locator('.hit').nth(1)]
    await expect(movie).toContainText('118 min')
    await expect(movie).toContainText('7.8')
    await expect(movie).toContainText('One, Two, Three')
    const watch = movie.getByRole('link', { name: /^Watch Now/ })
    await expect(watch).toHaveAttribute('target', '_blank')
    await expect(watch).toHaveAttribute('rel', 'noopener')
    await expect(series).toContainText('1 season')
    await expect(series).toContainText('Available on multiple platforms')
    await expect(series.getByRole('link')).toHaveCount(0)
  })

  test('says so when nothing was found', async ({ page }) => {
    await page.goto('/search/?q=qqqxxzzy')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('Try searching with different keywords or check your spelling')).toBeVisible()
  })

  test('suggests titles at once from a small index that is fetched on the first focus', async ({ page }) => {
    let size = 0
    page.on('response', async (response) => {
      if (response.url().includes('/title-index/')) size = Number(response.headers()['content-length'])
    })
    await page.goto('/search/')
    await hydrated(page)
    expect(size).toBe(0)
    await page.getByRole('combobox').pressSequentially('interstelar')
    await expect(page.getByRole('option', { name: /Interstellar/ })).toBeVisible()
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThan(20_000)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox')).toHaveValue('Interstellar')
  })

  test('is reached from the header, and not with an empty box', async ({ page }) => {
    await page.goto('/about/')
    await settled(page)
    const box = page.locator('#q-bar')
    await box.fill('   ')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/about\/$/)
    await box.fill(' la la land ')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=la(\+|%20)la(\+|%20)land$/)
    await expect(page.locator('.hit h3').first()).toHaveText('La La Land')
  })
})
