import { expect, type Page, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'

/**
 * What browsers of the last years lack one or another of (Safari 17, Firefox 128): each of it is an extra, and there is a way without. The engines of src/tests/engines are of
 * this year and have most of it.
 */
async function takeAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of [
      'navigation',
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'trustedTypes',
      'PageRevealEvent',
      'PageSwapEvent',
    ]) {
      Reflect.deleteProperty(window, name)
    }
    Reflect.deleteProperty(HTMLScriptElement, 'supports')
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    Reflect.deleteProperty(Document.prototype, 'prerendering')
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
  })
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const newest =
      /@property [^{]*\{[^}]*\}|::view-transition[^{]*\{[^}]*\}|(?:content-visibility|contain-intrinsic-[a-z]+|text-wrap):[^;}]*;?/g
    const text = await response.text()
    const older = text.replace(newest, '')
    expect(older.length).toBeLessThan(text.length)
    await route.fulfill({ response, body: older })
  })
  await page.route(/\/$|\/\?/, async (route) => {
    const response = await route.fetch()
    // A browser that does not know Trusted Types does not know the directive either.
    const policy = response.headers()['content-security-policy']?.replace(/; (require-)?trusted-types[^;]*/g, '') ?? ''
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}

/** Where the lamps stand, and what lights the room. */
function room(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    lamps: [...document.querySelectorAll('.lamp')].map((lamp) => {
      const { x, width, height } = lamp.getBoundingClientRect()
      return { x, width, height }
    }),
    light: getComputedStyle(document.body, '::before').backgroundImage,
  }))
}

test('a browser without what is newest lights the same room, and the way to a title is the same', async ({
  page,
  browser,
  baseURL,
}) => {
  const heard = complaints(page)
  await takeAway(page)
  await page.goto('/')
  expect(
    await page.evaluate(() => ['navigation', 'requestIdleCallback', 'trustedTypes'].filter((name) => name in window)),
  ).toEqual([])
  const newest = await browser.newPage({ colorScheme: 'dark', ...(baseURL ? { baseURL } : {}) })
  await newest.goto('/')
  expect(await room(page)).toEqual(await room(newest))
  await newest.close()
  await hydrated(page)
  await page.locator('.lamp[data-mood=cry]').click()
  await page.locator('.type:visible').first().click()
  await expect(page.locator('article.pick')).toHaveCount(8)
  await page.locator('article.pick .pick-title a').first().click()
  await expect(page.locator('.film-poster .poster')).toBeVisible()
  await page.goBack()
  await expect(page.locator('article.pick')).toHaveCount(8)
  await page.goto('/movies/')
  await hydrated(page)
  await page.locator('article.card').last().scrollIntoViewIfNeeded()
  await expect(page.locator('article.card').last().locator('.poster svg')).toBeVisible()
  // Aborted with the page that asked for it.
  expect(heard.filter((text) => !text.startsWith('failed: '))).toEqual([])
})

test('the menu of a phone opens in a browser without invoker commands', async ({ page }) => {
  await takeAway(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about/')
  await expect(page.locator('html')).toHaveAttribute('data-painted')
  await page.waitForFunction(() => customElements.get('location-picker') !== undefined)
  await page.locator('header .menu-btn').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
