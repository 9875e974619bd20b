import { chromium, expect, test } from '@playwright/test'
import { systemPart } from '#src/tooling/checks/systemParts.ts'

test('every kind of page may be kept by the browser for going back', async ({ baseURL }) => {
  // Playwright switches the back-forward cache off; here it is what is looked at.
  const browser = await chromium.launch({
    executablePath: systemPart('chromium'),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    })
    for (const path of ['/', '/mood/cry/', '/movies/', '/search/?q=love', '/about/']) {
      // Loaded and idle: Chromium loads anew what was left while it still loaded, and, on a busy machine, what is gone
      // back to while the page that is left still starts. The network can be idle before a page is loaded.
      for (const opened of [path, '/privacy/']) {
        await page.goto(`${baseURL}${opened}`)
        await page.waitForLoadState('networkidle')
      }
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html'), path).toHaveAttribute('data-persisted')
      const why = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]))
      await expect(page.locator('html'), `${path} ${why}`).toHaveAttribute('data-persisted', 'true')
    }
  } finally {
    await browser.close()
  }
})

test('the pages that a visitor is about to open are made ready, accounts and answers never', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())))
  await page.goto('/about/')
  const rules = await page.locator('script[type=speculationrules]').textContent()
  const [{ where, eagerness }] = JSON.parse(rules ?? '').prerender
  expect(eagerness).toBe('moderate')
  expect(JSON.stringify(where)).toContain('"not":{"href_matches":"/api/*"}')
  expect(refused).toEqual([])
})
