import { expect, test } from '@playwright/test'
import { moodIds } from '#src/domain/mood/mood.ts'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { current, type } from '#src/tests/support/typeChoice.ts'

const moods = ['Laugh', 'Romantic', 'Calm', 'Cry', 'Mindless', 'Escape', 'Adrenaline', 'Educational']
const glowOf = (element: Element): string => getComputedStyle(element).getPropertyValue('--glow')

test.describe('choosing a mood', () => {
  test('leads from a lamp over the type to eight titles with reasons, all in place', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to feel tonight?')
    await page.getByRole('link', { name: /^Cry/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cry it is.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page
      .getByRole('link', { name: /^Movies/ })
      .and(page.locator('.type'))
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cry')
    await expect(page).toHaveURL(/\/mood\/cry\/movies\/$/)
    await expect(page.locator('article.pick')).toHaveCount(8)
    const reasons = await page.locator('.reason').allInnerTexts()
    expect(new Set(reasons).size).toBe(8)
    for (const facts of await page.locator('article.pick .facts').allInnerTexts()) {
      expect(facts).toMatch(/Movie[\s\S]*\d{4}[\s\S]*\d+h( \d+m)?[\s\S]*\d\.\d/)
    }
    expect(heard).toEqual([])
  })

  test('lights the room in the mood and puts it out again', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const light = (): Promise<string> =>
      page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--glow'))
    const house = await light()
    await page.locator('.lamp[data-mood=escape]').click()
    await expect.poll(light).toBe(await page.locator('.lamp[data-mood=escape]').evaluate(glowOf))
    await expect(page.locator('.lamp:visible, .home-only:visible')).toHaveCount(0)
    await page.getByRole('link', { name: 'Choose another mood' }).click()
    await expect.poll(light).toBe(house)
    await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
    await expect(page.locator('.choice:visible')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('goes back step by step, and the type is all again', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.locator('.lamp[data-mood=laugh]').click()
    await type(page, 2).click()
    await expect(current(page)).toHaveText('TV')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laugh it is.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.locator('.lamp:visible')).toHaveCount(moodIds.length)
    await page.locator('.lamp[data-mood=laugh]').click()
    await type(page, 0).click()
    await expect(current(page)).toHaveText('All')
    await page.getByRole('link', { name: 'All moods' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to feel tonight?')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goBack()
    await expect(current(page)).toHaveText('All')
  })

  test('shows six skeletons while it loads, and at most three services, how they have it and "+N more"', async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/mood-recommendations/**', async (route) => {
      await held
      await route.fulfill({
        json: [
          {
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
            platforms: ['One', 'Two', 'Three', 'Four', 'Five'],
            labels: ['One', 'Free: Two', 'Rent: Three', 'Rent: Four', 'Buy: Five'],
          },
        ],
      })
    })
    await page.goto('/')
    await hydrated(page)
    await page.locator('.lamp[data-mood=calm]').click()
    await type(page, 0).click()
    await expect(page.locator('.pick-blank')).toHaveCount(6)
    release()
    const card = page.locator('article.pick')
    await expect(card).toHaveCount(1)
    await expect(card.locator('.facts')).toContainText('1h 58m')
    await expect(card.locator('.rating')).toContainText('7.8')
    await expect(card.locator('li.chip')).toHaveText(['One', 'Free: Two', 'Rent: Three'])
    await card.getByRole('button', { name: /\+2 more/ }).click()
    await expect(card.locator('li.chip')).toHaveCount(5)
    await expect(card.locator('.poster svg'), 'a failed image becomes a drawn poster').toBeVisible()
  })

  test('says so when nothing was found', async ({ page }) => {
    await page.route('**/api/mood-recommendations/**', (route) => route.fulfill({ json: [] }))
    await page.goto('/')
    await hydrated(page)
    await page.locator('.lamp[data-mood=calm]').click()
    await type(page, 0).click()
    await expect(page.locator('.empty h2')).toHaveText('🤔 No recommendations found')
    await expect(page.locator('.empty p')).toHaveText(
      "We couldn't find content matching your mood right now. Try selecting a different mood or check back later.",
    )
  })

  test('says what happened when the call fails, and tries again', async ({ page }) => {
    let broken = true
    await page.route('**/api/mood-recommendations/**', (route) => (broken ? route.abort() : route.continue()))
    await page.goto('/')
    await hydrated(page)
    await page.locator('.lamp[data-mood=calm]').click()
    await type(page, 0).click()
    await expect(page.getByRole('alert')).toContainText('Check your connection')
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('article.pick')).toHaveCount(8)
  })
})

test.describe('everybody', () => {
  test('can do it by keyboard alone', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('.lamp').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('article.pick')).toHaveCount(8)
  })

  for (const [scheme, width] of [
    ['dark', 1440],
    ['light', 1440],
    ['dark', 390],
    ['light', 390],
  ] as const) {
    test(`finds nothing to complain of at ${width} px, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const heard = complaints(page)
      for (const path of ['/', '/#calm', '/mood/cry/', '/mood/mindless/tv/']) {
        await page.goto(path)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        expect(await axeViolations(page)).toEqual([])
      }
      expect(heard).toEqual([])
      await context.close()
    })
  }

  test('never has to scroll sideways, down to 320 px', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } })
    const page = await context.newPage()
    for (const path of [
      '/',
      '/mood/educational/',
      '/de/',
      '/de/#educational',
      '/pt/#adrenaline',
      '/de/mood/educational/',
    ]) {
      await page.goto(path)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, path).toBeLessThanOrEqual(0)
    }
    await context.close()
  })

  test('sees all eight lamps without scrolling', async ({ browser }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height } })
      const page = await context.newPage()
      await page.goto('/')
      for (const name of moods) await expect(page.locator('.lamp', { hasText: name })).toBeInViewport({ ratio: 0.95 })
      await context.close()
    }
  })
})
