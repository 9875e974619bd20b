import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { accountsEnvironment, accountsOrigin } from '#src/tests/support/accountsEnvironment.ts'
import {
  byKey,
  bySecret,
  type Claims,
  type ForgingProvider,
  foreignKey,
  startForgingProvider,
  token,
} from '#src/tests/support/forgingProvider.ts'
import { type FunctionSite, startFunctionSite } from '#src/tests/support/functionSite.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { visitorOf } from '#src/tests/support/visitor.ts'

/** Sign-in with tokens that a real identity provider would never write. */
const origin = accountsOrigin

let provider: ForgingProvider
let bridge: RestBridge
let site: FunctionSite
const startSite = (): Promise<FunctionSite> =>
  startFunctionSite(accountsEnvironment(['a-secret-of-forty-characters-at-the-least'], provider, bridge))
beforeAll(async () => {
  bridge = await startRedisOverRest()
  provider = await startForgingProvider()
  site = await startSite()
}, 60_000)
afterAll(async () => {
  await site.stop()
  await provider.stop()
  await bridge.stop()
})
afterEach(() => {
  provider.forge(provider.signed)
  provider.metadata({})
})

/** Where a sign-in ends, and who is signed in then. */
async function outcome(at = site): Promise<{ readonly place: string | null; readonly user: unknown }> {
  const visitor = visitorOf(at, origin)
  const place = (await visitor.ask(await visitor.comeBackFrom('ada'))).headers.get('location')
  return { place, user: await visitor.user() }
}

const failed = { place: '/sign-in/?error=failed#failed', user: null }

describe('an ID token', () => {
  it('that the issuer signed lets its person in', async () => {
    expect(await outcome()).toMatchObject({ place: `${origin}/profile/`, user: { firstName: 'Ada' } })
  })

  const header = { alg: 'RS256', kid: 'own' }
  it.each<[how: string, (claims: Claims) => string]>([
    ['signed by another key', (claims) => token(header, claims, byKey(foreignKey()))],
    ['signed by another key of another name', (claims) => token({ ...header, kid: 'x' }, claims, byKey(foreignKey()))],
    ['changed after it was signed', (claims) => withPayload(provider.signed(claims), { ...claims, sub: 'grace' })],
    ['with half a signature', (claims) => provider.signed(claims).slice(0, -40)],
    ['without a signature', (claims) => provider.signed(claims).replace(/[^.]+$/, '')],
    ['that says it needs none', (claims) => token({ alg: 'none' }, claims, () => Buffer.alloc(0))],
    ['of "NONE"', (claims) => token({ alg: 'NONE' }, claims, () => Buffer.alloc(0))],
    ['with the public key as a secret', (claims) => token({ alg: 'HS256' }, claims, bySecret(provider.publicKey))],
    ['with the client’s secret', (claims) => token({ alg: 'HS256' }, claims, bySecret(provider.clientSecret))],
    ['for another client', (claims) => provider.signed({ ...claims, aud: 'another' })],
    ['for another client among others', (claims) => provider.signed({ ...claims, aud: ['another', 'one more'] })],
    ['of another issuer', (claims) => provider.signed({ ...claims, iss: 'https://evil.example' })],
    ['of another sign-in', (claims) => provider.signed({ ...claims, nonce: 'another' })],
    ['that is over', (claims) => provider.signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 })],
    ['that never ends', ({ exp: _, ...claims }) => provider.signed(claims)],
    ['of nobody', ({ sub: _, ...claims }) => provider.signed(claims)],
    ['that brings its own key', (claims) => ownKey(claims)],
    ['that is none', () => 'x'],
  ])('%s lets nobody in', async (_, make) => {
    provider.forge(make)
    expect(await outcome()).toEqual(failed)
    provider.forge(provider.signed)
    expect((await outcome()).user).toMatchObject({ firstName: 'Ada' })
  })

  it.each([
    [undefined, true],
    [true, true],
    [false, false],
    ['false', false],
    ['true', false],
    [0, false],
    [1, false],
    [null, false],
    ['', false],
    [[], false],
  ])('whose email_verified is %j: %s', async (verified, isLetIn) => {
    provider.forge((claims) => provider.signed({ ...claims, email_verified: verified }))
    const { place } = await outcome()
    expect(place).toBe(isLetIn ? `${origin}/profile/` : '/sign-in/?error=denied#denied')
  })
})

it.each([
  { jwks_uri: 'http://keys.example/jwks' },
  { token_endpoint: 'http://tokens.example/token' },
  { issuer: 'https://evil.example' },
])('an issuer is believed only over TLS and as itself: %j', async (change) => {
  const fresh = await startSite()
  onTestFinished(() => fresh.stop())
  const visitor = visitorOf(fresh, origin)
  const back = await visitor.comeBackFrom('ada')
  provider.metadata(change)
  expect((await visitor.ask(back)).headers.get('location')).toBe(failed.place)
  expect(await visitor.user()).toBeNull()
})

/** A key of one's own in the header, which only whoever trusts it would use (RFC 7515, 4.1.3). */
function ownKey(claims: Claims): string {
  const key = foreignKey()
  const { kty, n, e } = key.export({ format: 'jwk' })
  return token({ alg: 'RS256', jwk: { kty, n, e } }, claims, byKey(key))
}

function withPayload(text: string, claims: Claims): string {
  const [header, , signature] = text.split('.')
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}
