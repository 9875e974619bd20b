import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from '#src/tests/support/identityProvider.ts'
import { type Visitor, visitorOf } from '#src/tests/support/visitor.ts'
import { sendResponse, toRequest } from '#src/tooling/site/http.ts'
import { accountIdOf } from './accountId.ts'
import { type AuthHandler, authHandler } from './authHandler.ts'
import { fileProfileStore } from './fileProfileStore.ts'
import { AccountsUnavailableError, type Profile, type ProfileStore } from './profileStore.ts'
import { readSession, sessionCookie } from './session.ts'
import { SignInError } from './signInError.ts'

const origin = 'https://moodlight.example'
const keys = { secrets: ['a-secret-of-forty-characters-at-the-least'], isSecure: true }
/** What the identity provider says of whoever comes next, in place of the usual. */
const said: Record<string, string> = {}
const troubles: string[] = []

let provider: IdentityProvider
let folder: string
let store: ProfileStore
let isDown = false
let handler: AuthHandler
let server: Server
let url: string

beforeAll(async () => {
  provider = await startIdentityProvider(origin, said)
  folder = await mkdtemp(join(tmpdir(), 'sign-in-'))
  const kept = fileProfileStore(join(folder, 'accounts.json'))
  store = {
    ...kept,
    create: (...given) => (isDown ? Promise.reject(new AccountsUnavailableError('down')) : kept.create(...given)),
  }
  const { issuer, clientId: id, clientSecret: secret } = provider
  const providers = { oidc: { issuer, id, secret, name: 'The Club' } }
  handler = authHandler({ origin, keys, providers, store, onError: (kind) => troubles.push(kind) })
  server = createServer(async (incoming, outgoing) => {
    const answer = await answerTo(toRequest(incoming, 'http://elsewhere.example'))
    await sendResponse(outgoing, answer, incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await provider.stop()
  await rm(folder, { recursive: true })
})
afterEach(() => {
  for (const name of Object.keys(said)) delete said[name]
  troubles.length = 0
  isDown = false
})

/** The handler at the addresses where the site's functions put it. */
async function answerTo(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  try {
    return pathname === '/api/login'
      ? await handler.start('oidc', searchParams.get('returnTo'))
      : await handler.callback(request)
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    return new Response(null, { status: 302, headers: { location: `/${error.problem}` } })
  }
}

let newcomers = 0
/** Somebody who never came before. */
const newcomer = (): string => `newcomer${newcomers++}`
const someone = (): Visitor => visitorOf({ url }, origin)

async function profileOf(login: string): Promise<Profile | null> {
  expect((await someone().signIn(login)).headers.get('location')).toBe(`${origin}/profile/`)
  return await store.read(accountIdOf('oidc', login))
}

/** Comes back, and in vain. */
async function refused(visitor: Visitor, back: string, problem: string): Promise<void> {
  const answer = await visitor.ask(back)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${problem}`])
  expect(visitor.cookies.has(sessionCookie(keys))).toBe(false)
}

describe('the way to the identity provider', () => {
  it('names this site’s own address, wherever the request came to, and all that is checked afterwards', async () => {
    const answer = await someone().ask('/api/login')
    const away = new URL(answer.headers.get('location') ?? '')
    expect(away.origin).toBe(provider.issuer)
    const { searchParams: asked } = away
    expect(asked.get('redirect_uri')).toBe(`${origin}/api/auth/callback/oidc`)
    expect(asked.get('scope')).toBe('openid email profile')
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const check of ['state', 'nonce', 'code_challenge']) expect(asked.get(check)).toBeTruthy()
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it.each([
    ['/de/profile/?x=1', '/de/profile/?x=1'],
    ['//evil.example/', '/'],
    ['https://evil.example/profile/', '/'],
    [`${origin}/profile/`, '/'],
  ])('and back leads from %s to %s', async (returnTo, end) => {
    const visitor = someone()
    const answer = await visitor.ask(await visitor.comeBackFrom('ada', returnTo))
    expect(answer.headers.get('location')).toBe(origin + end)
  })
})

describe('whoever comes back', () => {
  it('has a session of their account, a hint beside it, and an answer that nobody keeps', async () => {
    const accountId = accountIdOf('oidc', 'grace')
    const [one, two] = [someone(), someone()]
    const answer = await one.signIn('grace')
    await two.signIn('grace')
    const sessions = [one, two].map(({ cookies }) => readSession(cookies.get('__Host-moodlight_session'), keys))
    const [first, second] = await Promise.all(sessions)
    expect(first).toMatchObject({ accountId })
    expect(second).toMatchObject({ accountId })
    const opened = (await store.read(accountId))?.sessions.map(({ id }) => id)
    expect(new Set(opened)).toEqual(new Set([first?.id, second?.id]))
    expect(first?.id).not.toBe(second?.id)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [session, hint] = answer.headers.getSetCookie().filter((line) => line.includes('moodlight_'))
    expect(session).toMatch(
      /^__Host-moodlight_session=[^;]{100,}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(hint).toBe('__Host-moodlight_signed_in=1; Path=/; SameSite=Lax; Max-Age=1209600; Secure')
    expect(troubles).toEqual([])
  })

  it.each([
    [{ given_name: 'Ada' }, ['Ada', 'Example']],
    [{ given_name: ' Ada ', family_name: 'King\n' }, ['Ada', 'King']],
    [{ given_name: '', family_name: '', name: 'Grace Brewster  Hopper' }, ['Grace', 'Brewster Hopper']],
    [{ given_name: '', family_name: '', name: ' Plato ' }, ['Plato', '']],
    [{ given_name: '', family_name: '', name: '' }, ['', '']],
    [{ given_name: 'x'.repeat(150) }, ['x'.repeat(100), 'Example']],
  ])('is called as the provider says: %j', async (words, [firstName, lastName]) => {
    Object.assign(said, words)
    expect(await profileOf(newcomer())).toMatchObject({ firstName, lastName, methods: [{ provider: 'oidc' }] })
  })

  it.each([
    ['https://people.example/ada.png', 'https://people.example/ada.png'],
    ['http://people.example/ada.png', ''],
    ['javascript:alert(1)//https://', ''],
    [`https://people.example/${'x'.repeat(3000)}`, ''],
  ])('looks as on %s', async (picture, profileImageUrl) => {
    said['picture'] = picture
    expect(await profileOf(newcomer())).toMatchObject({ profileImageUrl })
  })

  it('has no address where the provider’s is too long: one that was cut would be another', async () => {
    expect(await profileOf('eve')).toMatchObject({ email: 'eve@people.example' })
    said['email'] = `${'e'.repeat(300)}@people.example`
    expect(await profileOf('emil')).toMatchObject({ email: '' })
  })
})

describe('nobody comes in', () => {
  it('with an address that was never verified', async () => {
    const visitor = someone()
    await refused(visitor, await visitor.comeBackFrom('unverified'), 'denied')
    expect(await store.read(accountIdOf('oidc', 'unverified'))).toBeNull()
    expect(troubles).toEqual(['AccessDenied'])
  })

  it('who says no to the provider', async () => {
    await refused(someone(), '/api/auth/callback/oidc?error=access_denied&state=x', 'cancelled')
    expect(troubles).toEqual([])
  })

  it('with a state, a code or a browser that is not the one that left', async () => {
    const [one, two] = [someone(), someone()]
    await refused(one, (await one.comeBackFrom('ada')).replace(/state=[^&]+/, 'state=forged'), 'failed')
    await refused(two, (await two.comeBackFrom('ada')).replace(/code=[^&]+/, 'code=forged'), 'failed')
    await refused(someone(), await someone().comeBackFrom('ada'), 'failed')
    expect(troubles).toHaveLength(3)
  })

  it('while profiles cannot be reached', async () => {
    const visitor = someone()
    const back = await visitor.comeBackFrom('ada')
    isDown = true
    await refused(visitor, back, 'unavailable')
  })

  it('by another address or another method', async () => {
    for (const path of ['/api/auth/session', '/api/auth/signin/oidc', '/x/api/auth/callback/oidc'])
      expect((await someone().ask(path)).status).toBe(404)
    expect((await someone().ask('/api/auth/callback/oidc', { method: 'POST', body: '' })).status).toBe(404)
  })
})
