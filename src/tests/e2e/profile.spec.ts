import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { complaints, hydrated } from '#src/tests/support/browser.ts'
import { type SiteWithSignIn, startSiteWithSignIn } from '#src/tests/support/siteWithSignIn.ts'

// One site for all, and each test on its own: a failure stops no other.
test.describe.configure({ mode: 'default' })

let site: SiteWithSignIn

test.beforeAll(async () => {
  site = await startSiteWithSignIn(4423)
})
test.afterAll(async () => {
  await site.stop()
})

/** The addresses that a page asks for of what is somebody's own. */
function accountRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return asked
}

async function userOf(context: BrowserContext) {
  return await (await context.request.get(`${site.origin}/api/auth/user`)).json()
}

/** Runs in the page: adds up how far things jump while it settles. */
function countShifts(): void {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
    document.documentElement.dataset['shift'] = String(shift)
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
}

/** From the lamps to the list, as a visitor goes. */
async function pick(page: Page, mood: string): Promise<void> {
  await page.goto(`${site.origin}/`)
  await hydrated(page)
  await page.locator(`.lamp[data-mood=${mood}]`).click()
  await page.locator('.type').first().click()
  await expect(page.locator('article.pick')).toHaveCount(8)
}

test.describe('the header', () => {
  test('offers the sign-in to whoever never signed in, and asks nothing of the account', async ({ page }) => {
    const asked = accountRequests(page)
    await pick(page, 'cry')
    await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fprofile%2F',
    )
    await expect(page.locator('.bar').getByRole('link', { name: 'Your profile' })).toBeHidden()
    expect(asked).toEqual([])
  })

  test('shows the profile from the first paint, in the same place, before any other script has come', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${site.origin}/de/about/`)
    const before = await page.locator('.bar').getByRole('link', { name: 'Anmelden' }).boundingBox()
    await context.addCookies([{ name: 'moodlight_signed_in', value: '1', url: site.origin }])
    await page.goto(`${site.origin}/de/about/`)
    const link = page.locator('.bar').getByRole('link', { name: 'Dein Profil' })
    await expect(link).toHaveAttribute('href', '/de/profile/')
    expect(await link.boundingBox()).toEqual(before)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Dein Profil' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Anmelden' })).toBeHidden()
  })

  test('leads to the profile without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}/fr/about/`)
    await expect(page.locator('.bar').getByRole('link', { name: 'Ton profil' })).toHaveAttribute('href', '/fr/profile/')
    await expect(page.locator('.bar').getByRole('link', { name: 'Se connecter' })).toBeHidden()
    await context.close()
  })

  test('fits in every language, narrow and wide', async ({ page }) => {
    const problems: string[] = []
    for (const locale of ['', 'pt/', 'es/', 'de/', 'fr/']) {
      await page.goto(`${site.origin}/${locale}about/`)
      for (const width of [320, 1024, 1216, 1440]) {
        await page.setViewportSize({ width, height: 600 })
        const overlapping = await page.locator('.bar-in').evaluate((bar) => {
          const boxes = [...bar.querySelectorAll(':scope > *, location-picker > *')]
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .sort((a, b) => a.left - b.left)
          const gaps = boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0))
          return gaps.some((gap) => gap < 0) || document.documentElement.scrollWidth > window.innerWidth
        })
        if (overlapping) problems.push(`${locale} at ${width} px`)
      }
    }
    expect(problems).toEqual([])
  })

  test('says no longer that somebody is signed in when the session turns out to be over', async ({ page, context }) => {
    await context.addCookies([{ name: 'moodlight_signed_in', value: '1', url: site.origin }])
    await page.goto(`${site.origin}/`)
    await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('the profile, in German', () => {
  test('is saved with its switches, says so, and is the same after a reload', async ({ page }) => {
    const heard = complaints(page)
    await site.signIn(page, 'greta', '/de/profile/')
    heard.length = 0
    for (const name of ['Grunddaten', 'Kontakt', 'Vorlieben', 'Deine Stimmungen', 'Anmeldewege', 'Konto']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(page.locator('.avatar')).toHaveText('GE')
    await expect(page.locator('.methods')).toContainText(/The Club.*seit \d+\. \p{L}+ \d{4}/u)
    let release = (): void => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/api/auth/user', async (route) => {
      if (route.request().method() === 'PATCH') await held
      await route.continue()
    })
    await page.getByLabel('Telefon').fill(' 030 / 12 34-56 ')
    await page.getByRole('switch', { name: 'Nachrichten per SMS' }).check()
    await page.getByRole('switch', { name: 'Nachrichten per E-Mail' }).uncheck()
    await page.getByRole('checkbox', { name: 'Komödie' }).check()
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.getByRole('button', { name: 'Wird gespeichert ...' })).toBeDisabled()
    const askedAnew = page.waitForResponse((response) => response.request().method() === 'GET')
    release()
    await expect(page.locator('.toast')).toContainText('Profil gespeichert')
    await askedAnew
    await page.reload()
    await expect(page.getByLabel('Telefon')).toHaveValue(' 030 / 12 34-56 ')
    await expect(page.getByRole('switch', { name: 'Nachrichten per SMS' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Nachrichten per E-Mail' })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Werbung' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Komödie' })).toBeChecked()
    expect(heard).toEqual([])
  })

  test('asks before changes are lost, and only then', async ({ page }) => {
    await site.signIn(page, 'greta', '/de/profile/')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.getByLabel('Telefon').click()
    await page.getByLabel('Telefon').pressSequentially('1')
    await page.locator('.wordmark').first().click()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(page).toHaveURL(/\/de\/profile\/$/)
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.locator('.toast')).toContainText('Profil gespeichert')
    await page.locator('.wordmark').first().click()
    await expect(page).toHaveURL(/\/de\/$/)
    expect(asked).toEqual(['beforeunload'])
  })

  test('says which field is wrong, and keeps what was typed', async ({ page }) => {
    await site.signIn(page, 'greta', '/de/profile/')
    await page.getByLabel('Telefon').fill('auf Anfrage')
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.locator('.toast')).toContainText('Nicht gespeichert')
    await expect(page.getByLabel('Telefon')).toHaveValue('auf Anfrage')
    await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/mindestens drei Ziffern/)
  })

  test('asks for a minute’s patience of whoever does something too often, and keeps what was typed', async ({
    page,
  }) => {
    await site.signIn(page, 'greta', '/de/profile/')
    await page.route('**/api/auth/user{,/sign-out-everywhere}', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 429,
            headers: { 'retry-after': '30' },
            json: { error: { code: 'rate_limited', message: 'Too many attempts. Please try again in 30 seconds.' } },
          }),
    )
    const patience = 'Zu viele Versuche in kurzer Zeit. Bitte versuch es in einer Minute noch einmal.'
    await page.getByLabel('Telefon').fill('030 987')
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.locator('.toast').filter({ hasText: 'Nicht gespeichert' })).toContainText(patience)
    await expect(page.getByLabel('Telefon')).toHaveValue('030 987')
    await page.getByRole('button', { name: 'Überall abmelden' }).click()
    await expect(page.locator('.toast').filter({ hasText: 'Das hat nicht geklappt' })).toContainText(patience)
    await expect(page).toHaveURL(/\/de\/profile\/$/)
  })

  test('goes to the sign-in without a question when the session is over', async ({ page }) => {
    await site.signIn(page, 'greta', '/de/profile/')
    await page.getByLabel('Telefon').click()
    await page.getByLabel('Telefon').pressSequentially('2')
    await page.context().clearCookies({ name: 'moodlight_session' })
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.locator('.toast')).toContainText('Sitzung abgelaufen')
    await page.waitForRequest(/\/api\/login\?returnTo=%2Fde%2Fprofile%2F$/)
  })

  test('says plainly when profiles cannot be reached, sends nobody away, and tries again', async ({ page }) => {
    await page.clock.install()
    let isDown = true
    await page.route('**/api/auth/user', (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: null }),
    )
    await page.goto(`${site.origin}/de/profile/`)
    await expect(page.getByRole('heading', { name: 'Profile sind gerade nicht erreichbar' })).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page).toHaveURL(/\/de\/profile\/$/)
    isDown = false
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('heading', { name: 'Bitte melde dich an' })).toBeVisible()
  })

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`holds nothing for axe, still and narrow, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(60_000)
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await site.signIn(page, 'greta', '/de/profile/')
      await page.addInitScript(countShifts)
      const clean = async (): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
      }
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`${site.origin}/de/profile/`, { waitUntil: 'networkidle' })
        await expect(page.locator('.methods li')).toHaveCount(1)
        expect(await shiftOf(page), `at ${width} px`).toBeLessThanOrEqual(0.01)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
        if (width !== 390) await clean()
      }
      await page.getByRole('button', { name: 'Mein Konto löschen' }).click()
      await page.getByRole('button', { name: 'Endgültig löschen' }).click()
      await expect(page.getByRole('alert')).toContainText('LÖSCHEN')
      expect(await page.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await clean()
      await context.close()
    })
  }
})

test('remembers picked moods only for whoever wishes it, once for each pick, until they wish it no longer', async ({
  page,
  context,
}) => {
  await site.signIn(page, 'milo', '/profile/')
  const recorded = (mood: string) => page.waitForResponse(`**/api/auth/user/moods/${mood}`)
  const first = recorded('cry')
  await pick(page, 'cry')
  expect(await (await first).json()).toEqual({ recorded: false })
  expect((await userOf(context)).preferences.moodHistory).toEqual([])

  await page.goto(`${site.origin}/profile/`)
  await page.getByRole('switch', { name: 'Remember the moods I pick' }).check()
  await expect(page.locator('.toast')).toContainText('Moods are remembered')
  const asked = accountRequests(page)
  const second = recorded('laugh')
  await pick(page, 'laugh')
  await second
  await page.getByRole('radio', { name: 'TV' }).check()
  await expect(page).toHaveURL(/type=tv$/)
  await expect(page.locator('article.pick')).toHaveCount(8)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('article.pick')).toHaveCount(8)
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/auth/user/moods/laugh'])

  await page.goto(`${site.origin}/profile/`)
  await expect(page.locator('.history li')).toHaveText([/Laugh/])
  const memory = page.getByRole('switch', { name: 'Remember the moods I pick' })
  await expect(memory).toBeChecked()
  await memory.uncheck()
  await expect(page.locator('.toast')).toContainText('Moods forgotten')
  await expect(page.locator('.history li')).toHaveCount(0)
  expect((await userOf(context)).preferences.moodHistory).toEqual([])
})

test('raises favourites in the browser, names them on the card, and asks only what everybody may', async ({
  page,
  context,
}) => {
  await site.signIn(page, 'nina', '/profile/')
  await page.getByRole('checkbox', { name: 'Comedy' }).check()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.locator('.toast')).toContainText('Profile updated')
  const answer = page.waitForResponse('**/api/mood-recommendations/**')
  await pick(page, 'calm')
  const response = await answer
  expect(response.url()).toBe(`${site.origin}/api/mood-recommendations/calm/pool?contentType=all&locale=en`)
  const shared = await (await context.request.get(response.url().replace('/pool', ''))).json()
  const ids = (titles: readonly string[]) => JSON.stringify(titles)
  const shown = await page.locator('.pick-title').allInnerTexts()
  expect(ids(shown)).not.toBe(ids(shared.map(({ title }: { title: string }) => title)))
  await expect(page.locator('article.pick').first().locator('.because')).toHaveText('Because you like Comedy')
  const kept = shown.filter((title) => shared.some((one: { title: string }) => one.title === title))
  expect(kept.length).toBeGreaterThanOrEqual(4)

  // A mood's own page comes with everybody's list in it; the visitor's takes its place.
  await page.addInitScript(countShifts)
  await page.goto(`${site.origin}/de/mood/calm/`)
  await expect(page.locator('.because').first()).toHaveText('Weil du das magst: Komödie')
  await expect(page.locator('article.pick')).toHaveCount(8)
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
})

test('gives everything away to take along', async ({ page }) => {
  await site.signIn(page, 'olaf', '/profile/')
  await page.getByLabel('Phone Number').fill('+49 30 999')
  await page.getByRole('checkbox', { name: 'Drama' }).check()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.locator('.toast')).toContainText('Profile updated')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('moodlight-profile.json')
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  const { profile } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  expect(profile).toMatchObject({
    firstName: 'Olaf',
    email: 'olaf@people.example',
    phone: '+49 30 999',
    contactPreferences: { email: true, sms: false, marketing: false },
    preferences: { favoriteGenres: ['Drama'], moodHistory: [] },
    keepsMoodHistory: false,
    methods: [{ provider: 'oidc' }],
  })
})

test('deletes the account for good once the word is typed, and leaves with a note', async ({ page, context }) => {
  await site.signIn(page, 'paula', '/de/profile/')
  expect(await site.heldOfAccounts()).toContain('paula@people.example')
  await page.getByRole('button', { name: 'Mein Konto löschen' }).click()
  await page.getByLabel('Zum Bestätigen LÖSCHEN eintippen').fill('ja')
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('alert')).toContainText('Tipp bitte LÖSCHEN.')
  expect(await userOf(context)).not.toBeNull()
  await page.getByLabel('Zum Bestätigen LÖSCHEN eintippen').fill('löschen')
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await page.waitForURL(`${site.origin}/de/#account-deleted`)
  await expect(page.getByRole('status').filter({ hasText: 'Dein Konto ist gelöscht' })).toBeVisible()
  await expect(page.locator('.bar').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  expect(await site.heldOfAccounts()).not.toContain('paula')
  expect(await userOf(context)).toBeNull()
  expect((await context.cookies()).filter(({ name }) => name.startsWith('moodlight'))).toEqual([])
})

test('signs every device out from the profile', async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const page = await one.newPage()
  await site.signIn(page, 'rosa', '/profile/')
  await site.signIn(await two.newPage(), 'rosa', '/profile/')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${site.origin}/#signed-out-everywhere`)
  await expect(page.getByRole('status').filter({ hasText: 'Signed out everywhere' })).toBeVisible()
  await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await userOf(one)).toBeNull()
  expect(await userOf(two)).toBeNull()
  await Promise.all([one.close(), two.close()])
})

test('says where leaving ended in this browser alone, and how to end it everywhere', async ({ page }) => {
  await page.goto(`${site.origin}/fr/#signed-out-here`)
  const note = page.getByRole('status').filter({ hasText: 'Déconnexion de ce navigateur seulement' })
  await expect(note).toContainText('Se déconnecter partout')
  await note.getByRole('link', { name: 'Fermer' }).click()
  await expect(note).toBeHidden()
})
