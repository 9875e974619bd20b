import { expect, type Page, type Request } from '@playwright/test'

/** Playwright's console message with `serviceWorkers: 'block'`. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/**
 * Collects problems in a page: console errors and warnings, exceptions, failed requests, third-party requests, and
 * violations of the Content-Security-Policy, Trusted Types included.
 * @returns a live array
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
  let pagesOpened = 0
  const pageOf = new WeakMap<Request, number>()
  page.on('requestfailed', (request) => {
    // Aborted without harm: a page that is prerendered (a speculation is no navigation until it is opened), the tab's
    // icon when another page is opened, and whatever a page was still loading when it was left.
    const isOptional = request.isNavigationRequest() || isAhead(request) || request.url().endsWith('/favicon.svg')
    const isOfPageLeft = pageOf.get(request) !== pagesOpened
    const isBrokenOff = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!((isOptional || isOfPageLeft) && isBrokenOff)) heard.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !isAhead(request) && request.frame() === page.mainFrame()) pagesOpened += 1
    pageOf.set(request, pagesOpened)
    if (!request.url().startsWith('http://localhost:')) heard.push(`third party: ${request.url()}`)
  })
  return heard
}

/** Whether a page is only fetched or prerendered ahead, by a speculation rule. */
function isAhead(request: Request): boolean {
  return request.headers()['sec-purpose']?.startsWith('prefetch') === true
}

/** Simulates the first interaction and waits until all islands are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'pointermove')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Waits until the scripts that load after the first paint have run. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('location-picker') !== undefined)
}

/** Blocks a page's requests for a URL (glob). @returns a function that releases them */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Waits until the page has nothing else to do. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
}
