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
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
      // Idle, too: on a busy machine Chromium loads anew what is gone back to while the page that is left still starts.
      await page.goto(`${baseURL}/privacy/`, { waitUntil: 'networkidle' })
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
