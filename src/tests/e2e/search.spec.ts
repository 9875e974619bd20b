import { expect, test } from '@playwright/test'
import { hydrated, settled } from '#src/tests/support/browser.ts'
import { item } from '#src/tests/support/item.ts'

/** Searching in the browser; searchPage.spec.ts has the page that a function draws. */
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
    await page.getByRole('combobox').pressSequentially('chihiro', { delay: 40 })
    await expect(page.getByRole('heading', { name: 'Search Results for "chihiro"' })).toBeVisible()
    await expect(page).toHaveURL(/\/search\/\?q=chihiro$/)
    await expect(page.locator('.hit h3').first()).toHaveText('Spirited Away')
    expect(asked).toEqual(['chihiro'])
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
          movies: [
            {
              ...item,
              streamingUrl: 'https://www.netflix.com/search?q=A%20Film',
              labels: ['One', 'Rent: Two', 'Three'],
            },
          ],
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
    await expect(movie).toContainText('One, Rent: Two, Three')
    const watch = movie.getByRole('link', { name: /^Watch Now/ })
    await expect(watch).toHaveAttribute('target', '_blank')
    await expect(watch).toHaveAttribute('rel', 'noopener')
    await expect(series).toContainText('1 season')
    await expect(series).toContainText('Available on multiple platforms')
    await expect(series.getByRole('link')).toHaveCount(0)
  })

  test('says that there is no title of that name, and shows the nearest', async ({ page }) => {
    await page.goto('/search/')
    await page.getByRole('combobox').fill('croquet club')
    await expect(page.getByText('No title of that name here. Nearest:')).toBeVisible()
    await expect(page.locator('.hit h3').first()).toHaveText('Fight Club')
    await page.getByRole('combobox').fill('breakfast club')
    await expect(page.getByText('No title of that name here. Nearest:')).toHaveCount(0)
  })

  test('says so when nothing was found', async ({ page }) => {
    await page.goto('/search/?q=qqqxxzzy')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('Try searching with different keywords or check your spelling')).toBeVisible()
  })

  test('suggests titles at once from a small index that is fetched on the first focus', async ({ page }) => {
    const sizes: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/title-index/')) sizes.push(Number(response.headers()['content-length']))
    })
    await page.goto('/search/')
    await hydrated(page)
    expect(sizes).toEqual([])
    await page.getByRole('combobox').pressSequentially('interstelar')
    await expect(page.getByRole('option', { name: /Interstellar/ })).toBeVisible()
    expect(sizes[0]).toBeGreaterThan(0)
    expect(sizes[0]).toBeLessThanOrEqual(16_000)
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
    // What is sent is trimmed once the box's own code is there; until then the search itself does not mind.
    await expect(box).toHaveRole('combobox')
    await box.fill(' la la land ')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=la(\+|%20)la(\+|%20)land$/)
    await expect(page.locator('.hit h3').first()).toHaveText('La La Land')
  })
})
