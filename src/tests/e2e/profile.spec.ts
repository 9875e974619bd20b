import { expect, test } from '@playwright/test'
import { axeViolations } from '#src/tests/support/axe.ts'
import { complaints } from '#src/tests/support/browser.ts'
import { countLayoutShifts, layoutShift } from '#src/tests/support/layoutShift.ts'
import { type SiteWithSignIn, startSiteWithSignIn } from '#src/tests/support/siteWithSignIn.ts'

// One site for all, and each test on its own: a failure stops no other.
test.describe.configure({ mode: 'default' })

let site: SiteWithSignIn

test.beforeAll(async () => {
  site = await startSiteWithSignIn()
})
test.afterAll(async () => {
  await site.stop()
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
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route('**/api/auth/user', async (route) => {
      asked.push(route.request().method())
      if (route.request().method() === 'PATCH') await held
      await route.continue()
    })
    await page.getByLabel('Telefon').fill(' 030 / 12 34-56 ')
    await page.getByRole('switch', { name: 'Nachrichten per SMS' }).check()
    await page.getByRole('switch', { name: 'Nachrichten per E-Mail' }).uncheck()
    await page.getByRole('checkbox', { name: 'Komödie' }).check()
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.getByRole('button', { name: 'Wird gespeichert ...' })).toBeDisabled()
    release()
    await expect(page.locator('.toast')).toContainText('Profil gespeichert')
    // Whatever else is on its way would be broken off by the reload, and count as a request that failed.
    await page.waitForLoadState('networkidle')
    // What is saved is answered with the profile: nothing is left to ask.
    expect(asked).toEqual(['PATCH'])
    await page.reload()
    await expect(page.getByLabel('Telefon')).toHaveValue(' 030 / 12 34-56 ')
    await expect(page.getByRole('switch', { name: 'Nachrichten per SMS' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Nachrichten per E-Mail' })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Werbung' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Komödie' })).toBeChecked()
    expect(heard).toEqual([])
  })

  test('says that it is still trying while a save takes long, and tries once more where a connection breaks', async ({
    page,
  }) => {
    await site.signIn(page, 'greta', '/de/profile/')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let tries = 0
    await page.route('**/api/auth/user', async (route) => {
      if (route.request().method() !== 'PATCH') return await route.continue()
      tries += 1
      if (tries === 1) return await route.abort('connectionreset')
      await held
      await route.continue()
    })
    const waiting = page.getByRole('status').filter({ hasText: 'Das Speichern dauert länger als sonst.' })
    await page.getByLabel('Telefon').fill('030 55 55')
    await expect(waiting).toHaveCount(0)
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(waiting).toBeVisible()
    release()
    await expect(page.locator('.toast')).toContainText('Profil gespeichert')
    await expect(waiting).toHaveCount(0)
    expect(tries).toBe(2)
    expect(await site.userOf(page.context())).toMatchObject({ phone: '030 55 55' })
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
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await site.signIn(page, 'greta', '/de/profile/')
      await countLayoutShifts(page)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`${site.origin}/de/profile/`, { waitUntil: 'networkidle' })
        await expect(page.locator('.methods li')).toHaveCount(1)
        expect(await layoutShift(page), `at ${width} px`).toBeLessThanOrEqual(0.01)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
        if (width !== 390) expect(await axeViolations(page)).toEqual([])
      }
      await page.getByRole('button', { name: 'Mein Konto löschen' }).click()
      await page.getByRole('button', { name: 'Endgültig löschen' }).click()
      await expect(page.getByRole('alert')).toContainText('LÖSCHEN')
      expect(await page.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
      await context.close()
    })
  }
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
  expect(await site.userOf(context)).not.toBeNull()
  await page.getByLabel('Zum Bestätigen LÖSCHEN eintippen').fill('löschen')
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await page.waitForURL(`${site.origin}/de/#account-deleted`)
  await expect(page.getByRole('status').filter({ hasText: 'Dein Konto ist gelöscht' })).toBeVisible()
  await expect(page.locator('.bar').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  expect(await site.heldOfAccounts()).not.toContain('paula')
  expect(await site.userOf(context)).toBeNull()
  expect((await context.cookies()).filter(({ name }) => name.startsWith('moodlight'))).toEqual([])
})

test('signs every device out from the profile', async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const page = await one.newPage()
  await site.signIn(page, 'rosa', '/profile/')
  // Not to the profile, which would have whoever it finds signed out sign in anew.
  await site.signIn(await two.newPage(), 'rosa', '/about/')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${site.origin}/#signed-out-everywhere`)
  await expect(page.getByRole('status').filter({ hasText: 'Signed out everywhere' })).toBeVisible()
  await expect(page.locator('.bar').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await site.userOf(one)).toBeNull()
  expect(await site.userOf(two)).toBeNull()
  await Promise.all([one.close(), two.close()])
})

test('says where leaving ended in this browser alone, and how to end it everywhere', async ({ page }) => {
  await page.goto(`${site.origin}/fr/#signed-out-here`)
  const note = page.getByRole('status').filter({ hasText: 'Déconnexion de ce navigateur seulement' })
  await expect(note).toContainText('Se déconnecter partout')
  await note.getByRole('link', { name: 'Fermer' }).click()
  await expect(note).toBeHidden()
})
