import { expect, type Page, test } from '@playwright/test'
import { type SiteWithSignIn, startSiteWithSignIn } from '#src/tests/support/siteWithSignIn.ts'

/** What a browser says of a request that the site's own page makes. */
const own = { 'sec-fetch-site': 'same-origin' }

test.describe.configure({ mode: 'serial' })

let site: SiteWithSignIn
let origin: string

test.beforeAll(async () => {
  site = await startSiteWithSignIn()
  origin = site.origin
})

test.afterAll(async () => {
  await site.stop()
})

const signIn = (page: Page, login: string): Promise<void> => site.enter(page, login, '/profile/')

test('signs in through a real identity provider, keeps a profile, and signs out', async ({ page, context }) => {
  await signIn(page, 'ada')
  await expect(page).toHaveURL(`${origin}/profile/`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@people.example')
  await page.getByLabel('Phone Number').fill('+55 11 5555-0000')
  await page.getByRole('checkbox', { name: 'Sci-Fi' }).check()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.locator('.toast')).toContainText('Your profile has been successfully updated.')
  await page.reload()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+55 11 5555-0000')
  const session = (await context.cookies()).find(({ name }) => name.endsWith('moodlight_session'))
  expect([session?.httpOnly, session?.sameSite]).toEqual([true, 'Lax'])
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  expect(await site.userOf(context)).toBeNull()
})

test('does not sign out for a link from elsewhere', async ({ page, context }) => {
  await signIn(page, 'grace')
  await expect(page).toHaveURL(`${origin}/profile/`)
  await context.request.get(`${origin}/api/logout`, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await site.userOf(context)).not.toBeNull()
})

test('refuses an address that was never verified', async ({ page, context }) => {
  await signIn(page, 'unverified')
  await expect(page).toHaveURL(/\/sign-in\/\?error=/)
  expect(await site.userOf(context)).toBeNull()
})

test('keeps two accounts apart, refuses bad changes whole, and forgets an account on demand', async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  await signIn(await one.newPage(), 'maya')
  await signIn(await two.newPage(), 'noor')
  const user = `${origin}/api/auth/user`
  const change = (context: typeof one, data: unknown, headers = {}) =>
    context.request.patch(user, { data, headers: { ...own, ...headers } })
  expect((await change(one, { phone: '12345' })).status()).toBe(200)
  expect((await site.userOf(two))?.phone).toBe('')
  expect((await change(one, { phone: '999999', email: 'x@y.z' })).status()).toBe(422)
  expect((await site.userOf(one))?.phone).toBe('12345')
  expect((await change(one, { phone: '1' }, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  const tooLong = { data: 'x'.repeat(20_000), headers: { ...own, 'content-type': 'application/json' } }
  expect((await one.request.patch(user, tooLong)).status()).toBe(413)
  expect((await one.request.patch(user, { form: { phone: '1' }, headers: own })).status()).toBe(415)
  const everything = await (await one.request.get(`${user}/export`)).json()
  expect(JSON.stringify(everything)).toContain('maya@people.example')
  expect((await one.request.delete(user, { data: { confirm: 'yes' }, headers: own })).status()).toBe(422)
  const kept = await site.accountKeys()
  expect((await one.request.delete(user, { data: { confirm: 'DELETE' }, headers: own })).status()).toBe(200)
  expect((await site.accountKeys()).length).toBe(kept.length - 1)
  expect(await site.userOf(one)).toBeNull()
  await one.close()
  await two.close()
})

test('signs every device out at once', async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  await signIn(await one.newPage(), 'lin')
  await signIn(await two.newPage(), 'lin')
  expect((await one.request.post(`${origin}/api/auth/user/sign-out-everywhere`, { headers: own })).status()).toBe(200)
  expect(await site.userOf(two)).toBeNull()
  await one.close()
  await two.close()
})

test('takes no forged, tampered or foreign way in', async ({ page, context }) => {
  const away = await context.request.get(`${origin}/api/login?returnTo=//evil.example`, {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    maxRedirects: 0,
  })
  expect(decodeURIComponent(away.headers()['location'] ?? '')).toContain(
    `redirect_uri=${origin}/api/auth/callback/oidc`,
  )
  await signIn(page, 'eve')
  await expect(page).toHaveURL(`${origin}/profile/`)
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('moodlight_session'))
  if (!cookie) throw new Error('there is no session')
  await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -4)}AAAA` }])
  expect(await site.userOf(context)).toBeNull()
  const forged = await context.request.get(`${origin}/api/auth/callback/oidc?code=x&state=y`, { maxRedirects: 0 })
  expect(forged.headers()['location']).toContain('/sign-in/?error=')
})

test('says on the sign-in page what went wrong, in every language, and where no script runs', async ({
  browser,
  page,
}) => {
  const sentences = [
    ['/sign-in/?error=busy', 'Please try again in a minute.'],
    ['/pt/sign-in/?error=unavailable', 'O login não está respondendo agora.'],
    ['/es/sign-in/?error=denied', 'Tu correo aún no está verificado.'],
    ['/de/sign-in/?error=cancelled', 'Du hast die Anmeldung abgebrochen.'],
    ['/fr/sign-in/?error=failed', 'La connexion n’a pas abouti'],
    ['/fr/sign-in/?error=anything-else', 'La connexion n’a pas abouti'],
  ] as const
  for (const [path, sentence] of sentences) {
    await page.goto(origin + path)
    await expect(page.getByRole('alert').filter({ visible: true }), path).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ visible: true }), path).toContainText(sentence)
  }
  await page.goto(`${origin}/sign-in/`)
  await expect(page.locator('.problem').filter({ visible: true })).toHaveCount(0)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${origin}/de/sign-in/?error=busy#busy`)
  await expect(plain.locator('.problem').filter({ visible: true })).toHaveText(/in einer Minute noch einmal/)
  await plain.context().close()
})
