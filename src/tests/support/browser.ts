import { expect, type Page } from '@playwright/test'

/** What Playwright itself says where `serviceWorkers: 'block'` stands. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/**
 * Collects anything that a visitor's browser would complain of: console errors and warnings, failures, third parties, and whatever the
 * Content-Security-Policy refuses, Trusted Types included.
 */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.text() === workerBlocked) return
    if (['error', 'warning'].includes(message.type())) heard.push(message.text())
  })
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`the policy refused ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('requestfailed', (request) => {
    // A page that is made ready ahead is broken off when another one is opened.
    const isBrokenOff = request.isNavigationRequest() && request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!isBrokenOff) heard.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) heard.push(`third party: ${request.url()}`)
  })
  return heard
}

/** Stirs, as a visitor does who comes near, and waits until the page's islands have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'pointermove')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Waits until the scripts that come after the first paint have run. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('location-picker') !== undefined)
}

/** Holds back whatever a page asks for at an address. @returns a function that lets it all go on */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
