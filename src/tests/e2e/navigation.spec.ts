import { chromium, expect, test } from '@playwright/test'
import { systemPart } from '#src/tooling/systemParts.ts'

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
      await page.goto(`${baseURL}/privacy/`, { waitUntil: 'load' })
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true')
    }
  } finally {
    await browser.close()
  }
})

test('the pages that a visitor is about to open are made ready, accounts and answers never', async ({ request }) => {
  const page = await request.get('/about/')
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  const [{ where, eagerness }] = (await rules.json()).prerender
  expect(eagerness).toBe('moderate')
  expect(JSON.stringify(where)).toContain('"not":{"href_matches":"/api/*"}')
})
