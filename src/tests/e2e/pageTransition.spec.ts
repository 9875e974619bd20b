import { expect, type Page, test } from '@playwright/test'

/** Collects the errors that nobody caught, on all pages that follow one another. */
function uncaught(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  return heard
}

/** Goes on from a page that was seen, as a link does: nothing fades from or to what somebody typed. */
async function follow(page: Page, to: string): Promise<void> {
  const left = page.waitForURL(`**${to}`)
  await page.evaluate((address) => window.location.assign(address), to)
  await left
  await twoFrames(page)
}

/** An error that nobody caught is told after the task in which it came. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Whether the page came up while another one faded out. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['fades'] = String(viewTransition !== null)
    })
  })
}

test('pages fade into each other', async ({ page }) => {
  const heard = uncaught(page)
  await noteTransitions(page)
  await page.goto('/movies/')
  await expect(page.locator('html')).toHaveAttribute('data-painted')
  await follow(page, '/about/')
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'true')
  expect(heard).toEqual([])
})

test('a page leads without an error to what is none', async ({ page }) => {
  const heard = uncaught(page)
  for (const to of ['/robots.txt', '/api/movies', '/posters/movie-129.svg']) {
    await page.goto('/movies/')
    await expect(page.locator('html')).toHaveAttribute('data-painted')
    await follow(page, to)
    expect(heard, to).toEqual([])
  }
})

test('a page whose styles do not come fades in without an error', async ({ page }) => {
  const heard = uncaught(page)
  await noteTransitions(page)
  await page.goto('/movies/')
  await expect(page.locator('html')).toHaveAttribute('data-painted')
  await page.route('**/*.css', (route) => route.abort())
  await follow(page, '/tv-shows/')
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'true')
  expect(heard).toEqual([])
})

/** What ends a page, or takes it out of sight, while it fades in. */
const ends = {
  left: () => window.location.assign('/about/'),
  reloaded: () => window.location.reload(),
  'gone back from': () => window.history.back(),
} as const

for (const [ended, end] of Object.entries(ends)) {
  test(`a page that is ${ended} while it fades in throws nothing`, async ({ page }) => {
    const heard = uncaught(page)
    await noteTransitions(page)
    await page.goto('/movies/')
    await expect(page.locator('html')).toHaveAttribute('data-painted')
    await page.addInitScript(`
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (!location.pathname.startsWith('/title/') || sessionStorage.getItem('ended')) return
        sessionStorage.setItem('ended', String(viewTransition !== null))
        viewTransition?.ready.then(${end})
      })`)
    await page.locator('article.card a').first().click()
    await page.waitForFunction(
      () => sessionStorage.getItem('ended') === 'true' && 'fades' in document.documentElement.dataset,
    )
    await expect(page.locator('html')).toHaveAttribute('data-painted')
    await twoFrames(page)
    expect(heard).toEqual([])
  })
}
