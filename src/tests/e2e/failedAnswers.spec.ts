import { expect, type Page, test } from '@playwright/test'
import { emptyDocument, writeDocument } from '#src/domain/evening/eveningDocument.ts'
import { hydrated, idle } from '#src/tests/support/browser.ts'
import { pickTitles } from '#src/tests/support/pickTitles.ts'

/** Marks a film, which no list here has, as seen and lit up, so that lists are the visitor's own. */
async function withOneLitUp(page: Page): Promise<void> {
  const mark = { id: 'movie-1', kind: 'seen', at: 1_760_000_000_000, litUp: true } as const
  const text = writeDocument({ ...emptyDocument, own: { marks: { [mark.id]: mark }, settings: {} } })
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('evening:1')) localStorage.setItem('evening:1', stored)
  }, text)
}

test('“show more” that fails leaves the titles where they are, and can be tried again', async ({ page }) => {
  await page.goto('/movies/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.locator('article.card')).toHaveCount(48)
  let isBroken = true
  await page.route('**/api/movies?**', (route) => (isBroken ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await expect(page.locator('article.card')).toHaveCount(48)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article.card')).toHaveCount(72)
  await expect(page.locator('article.card').nth(48).getByRole('link').first()).toBeVisible()
})

test('lists that stand in their page stay there when no fresh ones come', async ({ page }) => {
  for (const path of ['/trending/', '/tv-shows/']) {
    await page.goto(path)
    const cards = await page.locator('article.card').count()
    const asked = page.waitForRequest(/\/api\/(movies|tv-shows)/)
    await page.route('**/api/**', (route) => route.abort())
    await hydrated(page)
    await asked
    await idle(page)
    await expect(page.locator('article.card')).toHaveCount(cards)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/api/**')
  }
})

test('where the list of the chosen country does not come, the page says so, keeps its titles and asks again', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('selectedCountry', 'DE'))
  for (const [path, titles] of [
    ['/mood/cry/', 'article.pick'],
    ['/movies/', 'article.card'],
    ['/trending/movies/', 'article.card'],
  ] as const) {
    const listOf = /\/api\/(mood-recommendations|movies|trending)/
    await page.route(listOf, (route) => route.fulfill({ status: 503 }))
    await page.goto(path)
    const count = await page.locator(titles).count()
    await hydrated(page)
    await expect(page.getByRole('alert')).toContainText('Check your connection')
    await expect(page.locator(titles)).toHaveCount(count)
    await page.unroute(listOf)
    const answered = page.waitForResponse((response) => listOf.test(response.url()) && response.ok())
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await answered
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('what only lit up takes no list away where the room does not answer, and the light still falls', async ({
  page,
}) => {
  await withOneLitUp(page)
  await page.route('**/api/mood-recommendations/*/room?**', (route) => route.abort())
  await page.goto('/mood/calm/')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/room?'))
  await hydrated(page)
  await failed
  await idle(page)
  await expect(page.locator('article.pick')).toHaveCount(8)
  const [, second = ''] = await pickTitles(page)
  const card = page.locator('.picks > li', { hasText: second })
  await card.locator('.act[aria-haspopup]').click()
  await page.getByRole('menuitem', { name: 'Never' }).click()
  await expect(page.locator('article.pick')).toHaveCount(7)
  await page.getByRole('button', { name: 'Choose for me' }).click()
  await expect(page.locator('.picks')).toHaveAttribute('data-drawn')
  // Its fit is not known, so that nobody says it.
  await expect(page.getByRole('button', { name: 'Another' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Why this one' })).toHaveCount(0)
})

test('a mood that was left while its titles were on their way has its own list when it is opened again', async ({
  page,
}) => {
  // Nearly nothing of everybody's list is in Japanese.
  const languages = { value: ['ja'], at: 1_760_000_000_000 }
  const text = writeDocument({ ...emptyDocument, own: { marks: {}, settings: { languages } } })
  await page.addInitScript((stored) => {
    localStorage.setItem('evening:1', stored)
    localStorage.setItem('selectedCountry', 'US')
  }, text)
  await page.goto('/')
  await hydrated(page)
  const open = async (mood: string): Promise<void> => {
    await page.locator(`.lamp[data-mood=${mood}]`).click()
    await page.locator('.type:visible').first().click()
  }
  let release: (() => void) | undefined
  await page.route('**/api/titles?**moodId=cry**', async (route) => {
    await new Promise<void>((done) => {
      release = done
    })
    await route.continue()
  })
  await open('cry')
  await expect.poll(() => release !== undefined).toBe(true)
  await page.getByRole('link', { name: 'All moods' }).click()
  await open('calm')
  await expect(page.locator('.picks[data-own]:not([aria-busy])')).toBeVisible()
  const calm = await page.locator('.pick .reason').allInnerTexts()
  const answered = page.waitForResponse((response) => response.url().includes('moodId=cry'))
  release?.()
  await answered
  await idle(page)
  expect(await page.locator('.pick .reason').allInnerTexts()).toEqual(calm)
  await page.getByRole('link', { name: 'All moods' }).click()
  await open('cry')
  await expect(page.locator('.picks[data-own]:not([aria-busy])')).toBeVisible()
})
