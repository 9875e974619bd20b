import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumArguments } from '#src/tests/support/chromiumArguments.ts'
import { type SiteWithSignIn, startSiteWithSignIn } from '#src/tests/support/siteWithSignIn.ts'
import { systemPart } from '#src/tooling/checks/systemParts.ts'

/**
 * What can be seen of a profile after its person left: nothing. Playwright switches the page cache for Back off; here
 * it is what is looked at.
 */
test.describe.configure({ mode: 'default' })

let site: SiteWithSignIn
let browser: Browser

test.beforeAll(async () => {
  site = await startSiteWithSignIn()
  browser = await chromium.launch({
    executablePath: systemPart('chromium'),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(async () => {
  await browser.close()
  await site.stop()
})

/**
 * A browser that notes all that a page shows after it came back out of the browser's memory, and that can be told to
 * hold or to fail the question whose page it is then: Playwright's own routes do not reach such a page.
 */
async function newVisitor(): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript(() => {
    const add = (name: string, text: string): void =>
      sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '') + text)
    const look = (): void => {
      const fields = [...document.querySelectorAll('input')].filter((one) => one.checkVisibility())
      add('seen', [document.body.innerText, ...fields.map(({ value }) => value)].join(' '))
      requestAnimationFrame(look)
    }
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      add('restored', 'x')
      look()
    })
    const ask = window.fetch
    window.fetch = async (...given) => {
      while (sessionStorage.getItem('answer') === 'held') await new Promise((done) => requestAnimationFrame(done))
      return sessionStorage.getItem('answer') === 'failed' ? new Response('{}', { status: 503 }) : await ask(...given)
    }
  })
  return context
}

const answers = (page: Page, how: 'held' | 'failed' | 'real'): Promise<void> =>
  page.evaluate((word) => sessionStorage.setItem('answer', word), how)

/** Goes back to a page that the browser kept. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.removeItem('restored')
    history.back()
  })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored')).catch(() => '')).toBe('x')
}

const pathOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname).catch(() => 'under way')

/** All that was on screen since a page came back. */
const seenBy = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('seen') ?? '')

const ways: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['signing out', (page) => page.getByRole('link', { name: 'Sign Out' }).click()],
  ['signing out everywhere', (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click()],
  [
    'deleting the account',
    async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByLabel('Type DELETE to confirm').fill('DELETE')
      await page.getByRole('button', { name: 'Delete for good' }).click()
    },
  ],
]

for (const [at, [name, leave]] of ways.entries()) {
  test(`Back shows nothing of the profile after ${name}`, async () => {
    const context = await newVisitor()
    const page = await context.newPage()
    await site.signIn(page, `quinn${at}`, '/profile/')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`quinn${at}@people.example`)
    await leave(page)
    await page.waitForURL((url) => url.pathname === '/')
    await goBack(page)
    await expect.poll(() => pathOf(page)).toBe('/')
    expect(await site.userOf(context)).toBeNull()
    expect(await seenBy(page)).not.toContain('quinn')
    await context.close()
  })
}

test('a profile that comes back out of the page cache shows nothing before the server said whose it is', async () => {
  const context = await newVisitor()
  const page = await context.newPage()
  await site.signIn(page, 'rhea', '/profile/')
  await page.getByLabel('Phone Number').fill('12345')
  await page.goto(`${site.origin}/about/`)
  await answers(page, 'held')
  await goBack(page)
  await expect(page.locator('.profile-room').getByRole('status')).toHaveText('Loading your profile...')
  await expect(page.getByLabel('Phone Number')).toBeHidden()
  expect(await seenBy(page)).not.toContain('rhea')
  await answers(page, 'real')
  // The same person: the page is as it was left, with what was typed.
  await expect(page.getByLabel('Phone Number')).toHaveValue('12345')
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await context.close()
})

test('a profile in the page cache is not shown to whoever signed in meanwhile, nor without an answer', async () => {
  const context = await newVisitor()
  const [page, other] = [await context.newPage(), await context.newPage()]
  await site.signIn(page, 'sven', '/profile/')
  await page.goto(`${site.origin}/about/`)
  await context.clearCookies()
  await site.signIn(other, 'tuva', '/about/')
  await goBack(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('tuva@people.example')
  expect(await seenBy(page)).not.toContain('sven')
  await page.goto(`${site.origin}/about/`)
  await page.evaluate(() => sessionStorage.removeItem('seen'))
  await answers(page, 'failed')
  await goBack(page)
  await expect(page.getByRole('heading', { name: 'Profiles cannot be reached right now' })).toBeVisible()
  expect(await seenBy(page)).not.toContain('tuva')
  await context.close()
})

test('another window with the profile goes when this one signs out, also one that was out of sight', async () => {
  const context = await newVisitor()
  const [page, window] = [await context.newPage(), await context.newPage()]
  // Playwright has every page believe that it has the focus.
  await window.addInitScript(() => {
    document.hasFocus = () => false
  })
  await site.signIn(page, 'ulla', '/profile/')
  await window.goto(`${site.origin}/de/profile/`)
  await expect(window.getByLabel('Telefon')).toBeVisible()
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await page.waitForURL(`${site.origin}/`)
  await window.waitForURL(`${site.origin}/de/`)
  expect(await window.content()).not.toContain('ulla')

  await context.clearCookies()
  await site.signIn(page, 'vera', '/profile/')
  const hidden = await context.newPage()
  await hidden.addInitScript(() => {
    Object.defineProperty(window, 'cookieStore', { value: new EventTarget() })
  })
  await hidden.goto(`${site.origin}/profile/`)
  await expect(hidden.getByLabel('Phone Number')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${site.origin}/#signed-out-everywhere`)
  await hidden.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await hidden.waitForURL(`${site.origin}/`)
  await context.close()
})

test('lists the sessions of a person, and ends another one', async () => {
  const [one, two] = [await newVisitor(), await newVisitor()]
  const [page, elsewhere] = [await one.newPage(), await two.newPage()]
  await site.signIn(page, 'wim', '/profile/')
  await site.signIn(elsewhere, 'wim', '/about/')
  await page.goto(`${site.origin}/fr/profile/`)
  const sessions = page.locator('.sessions li')
  await expect(sessions).toHaveCount(2)
  const own = sessions.filter({ hasText: 'ce navigateur' })
  await expect(own).toHaveText(/Chrom\w+ sur Linux.*ouverte le \d+ \p{L}+ \d{4} · vue pour la dernière fois le/u)
  await expect(own.getByRole('button')).toHaveCount(0)
  await sessions.getByRole('button', { name: /^Fermer la session: Chrom\w+ sur Linux$/ }).click()
  await expect(sessions).toHaveCount(1)
  await expect(page.locator('.toast')).toContainText('Session fermée')
  expect(await site.userOf(two)).toBeNull()
  expect(await site.userOf(one)).not.toBeNull()
  await page.reload()
  await expect(sessions).toHaveCount(1)
  await Promise.all([one.close(), two.close()])
})
