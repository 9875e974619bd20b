import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountsOrigin } from '#src/tests/support/accountsEnvironment.ts'
import type { FunctionSite } from '#src/tests/support/functionSite.ts'
import type { IdentityProvider } from '#src/tests/support/identityProvider.ts'
import { type SiteWithAccounts, startSiteWithAccounts } from '#src/tests/support/siteWithAccounts.ts'
import { type Visitor, visitorOf } from '#src/tests/support/visitor.ts'

/** The way to the identity provider and back, on the site as in production. */
const origin = accountsOrigin

let accounts: SiteWithAccounts
let provider: IdentityProvider
let site: FunctionSite
beforeAll(async () => {
  accounts = await startSiteWithAccounts(['a-secret-of-forty-characters-at-the-least'])
  ;({ provider, site } = accounts)
}, 60_000)
afterAll(() => accounts.stop())
beforeEach(() => accounts.clearLimits())

const someone = (): Visitor => visitorOf(site, origin)
/** Another visitor with the same cookies, as a thief or another process of the same browser has them. */
const copyOf = (visitor: Visitor): Visitor => visitorOf(site, origin, visitor.cookies)

describe('signing in', () => {
  it('gives a cookie for this host, HTTPS and requests alone, and a hint that proves nothing', async () => {
    const answer = await someone().signIn('ada')
    const [session, hint] = answer.headers.getSetCookie().filter((line) => line.includes('moodlight_'))
    expect(session).toMatch(/^__Host-moodlight_session=[^;]{100,}; /)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(session).toContain(part)
    expect(session).not.toContain('Domain')
    expect(hint).toMatch(/^__Host-moodlight_signed_in=1; Path=\/; SameSite=Lax; Max-Age=1209600; Secure$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('comes back to a page of this site only', async () => {
    for (const [returnTo, back] of [
      ['/de/profile/?x=1', '/de/profile/?x=1'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['https://evil.example/', '/'],
      ['/api/logout', '/'],
      // Once an account was made, and then the visitor was told that it had failed.
      ['/sign-in/', '/'],
      ['/de/sign-in/?error=failed', '/de/'],
    ] as const) {
      const visitor = someone()
      const answer = await visitor.ask(await visitor.comeBackFrom('ada', returnTo))
      expect(answer.headers.get('location'), returnTo).toBe(origin + back)
      expect(await visitor.user(), returnTo).toMatchObject({ firstName: 'Ada' })
    }
  })

  it('keeps in the browser only what is for this host, HTTPS and requests alone, on the way for a quarter of an hour', async () => {
    const visitor = someone()
    const away = await visitor.ask('/api/login?returnTo=/profile/')
    const lines = away.headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual([
      '__Host-authjs.callback-url',
      '__Host-authjs.nonce',
      '__Host-authjs.pkce.code_verifier',
      '__Host-authjs.state',
    ])
    for (const line of lines) {
      expect(line).toMatch(/; Max-Age=900; Path=\/; (Expires=[^;]+; )?HttpOnly; Secure; SameSite=Lax$/)
    }
    const back = await someone().signIn('ada')
    for (const line of back.headers.getSetCookie()) {
      expect(line).toMatch(/^__Host-/)
      expect(line).toMatch(/; Path=\/;/)
      expect(line).toMatch(/; Secure(;|$)/)
      expect(line).not.toMatch(/domain/i)
    }
  })

  it('tells the identity provider its own address, whatever the request says', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' }
    const away = new URL((await someone().ask('/api/login', { headers })).headers.get('location') ?? '')
    expect(away.searchParams.get('redirect_uri')).toBe(`${origin}/api/auth/callback/oidc`)
    for (const check of ['state', 'nonce', 'code_challenge']) expect(away.searchParams.get(check)).toBeTruthy()
    expect(away.searchParams.get('code_challenge_method')).toBe('S256')
  })

  it('takes a code once', async () => {
    const visitor = someone()
    const back = await visitor.comeBackFrom('ada')
    const replay = copyOf(visitor)
    await visitor.ask(back)
    expect(await visitor.user()).not.toBeNull()
    await refused(replay, back, 'failed')
  })

  it.each([
    ['a state that was not given', (back: string) => back.replace(/state=[^&]+/, 'state=forged')],
    ['no state', (back: string) => back.replace(/&?state=[^&]+/, '')],
    ['a code that was not given', (back: string) => back.replace(/code=[^&]+/, 'code=forged')],
    ['the word of another issuer', (back: string) => back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('refuses %s', async (_, forge) => {
    const visitor = someone()
    const back = await visitor.comeBackFrom('ada')
    expect(forge(back)).not.toBe(back)
    await refused(visitor, forge(back), 'failed')
  })

  it('refuses a way back that another browser began', async () => {
    await refused(someone(), await someone().comeBackFrom('ada'), 'failed')
  })

  it('refuses an address that was never verified, and somebody who says no', async () => {
    const visitor = someone()
    await refused(visitor, await visitor.comeBackFrom('unverified'), 'denied')
    await refused(visitor, '/api/auth/callback/oidc?error=access_denied&state=x', 'cancelled')
  })

  it('says so in the language that the visitor had', async () => {
    const visitor = someone()
    const back = await visitor.comeBackFrom('unverified', '/fr/profile/')
    const referer = `${provider.issuer}/interaction/x`
    const answer = await visitor.ask(back, { headers: { referer } })
    expect(answer.headers.get('location')).toBe('/fr/sign-in/?error=denied#denied')
  })

  it.each(['/api/auth/signin/oidc', '/api/auth/session', '/api/auth/csrf', '/api/auth/providers', '/api/auth/signout'])(
    'reaches nothing else of the protocol: %s',
    async (path) => {
      expect((await someone().ask(path)).status).toBe(404)
    },
  )
})

async function refused(visitor: Visitor, back: string, problem: string): Promise<void> {
  const answer = await visitor.ask(back)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/sign-in/?error=${problem}#${problem}`])
  expect(answer.headers.getSetCookie().join()).not.toContain('moodlight_')
  expect(await visitor.user()).toBeNull()
}
