import { encode } from '@auth/core/jwt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountIdOf } from './accountId.ts'
import {
  isRenewalDue,
  newSessionId,
  readSession,
  sessionCookie,
  sessionIdPattern,
  signedInCookies,
  signedOutCookies,
  writeSession,
} from './session.ts'

const keys = { secrets: ['a-new-secret-of-forty-characters-at-least'], isSecure: true }
const plain = { ...keys, isSecure: false }
const now = Date.parse('2026-11-21T12:00:00Z')
const session = { id: newSessionId(), accountId: accountIdOf('google', 'somebody'), version: 3 }
const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A cookie of the right key that says something else. */
const saying = (claims: Readonly<Record<string, unknown>>): Promise<string> =>
  encode({ token: claims, secret: keys.secrets, salt: sessionCookie(keys), maxAge: 1000 })

describe('a session', () => {
  it('is read as it was written', async () => {
    expect(await readSession(await writeSession(session, keys), keys)).toEqual({ ...session, issuedAt: now / 1000 })
    expect(await readSession(await writeSession(session, plain), plain)).toMatchObject(session)
  })

  it('shows nothing of what it holds', async () => {
    const token = await writeSession(session, keys)
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    for (const part of [token, ...parts]) expect(part).not.toContain(session.accountId)
  })

  it('lasts thirty days and not longer', async () => {
    const token = await writeSession(session, keys)
    vi.setSystemTime(now + 30 * day - 1000)
    expect(await readSession(token, keys)).not.toBeNull()
    vi.setSystemTime(now + 30 * day + 60_000)
    expect(await readSession(token, keys)).toBeNull()
  })

  it('is read with every secret and written with the first', async () => {
    const older = { ...keys, secrets: ['an-old-secret-of-forty-characters-at-least'] }
    const both = { ...keys, secrets: [...keys.secrets, ...older.secrets] }
    expect(await readSession(await writeSession(session, older), both)).toMatchObject(session)
    expect(await readSession(await writeSession(session, both), keys)).toMatchObject(session)
    expect(await readSession(await writeSession(session, both), older)).toBeNull()
  })

  it('of HTTPS is none without it', async () => {
    expect(await readSession(await writeSession(session, keys), plain)).toBeNull()
  })

  it.each([undefined, '', 'x', 'a.b.c.d.e'])('is not %j', async (token) => {
    expect(await readSession(token, keys)).toBeNull()
  })

  it('is none without secrets', async () => {
    expect(await readSession(await writeSession(session, keys), { ...keys, secrets: [] })).toBeNull()
  })

  it.each([
    { sub: 'somebody' },
    { sub: `${session.accountId}x` },
    { v: 0 },
    { v: -1 },
    { v: 1.5 },
    { v: '3' },
    { sid: 'short' },
    { sid: `${session.id}x` },
    { sid: `.${session.id.slice(1)}` },
  ])('is none that says %j', async (wrong) => {
    const right = { sub: session.accountId, v: session.version, sid: session.id }
    expect(await readSession(await saying(right), keys)).toMatchObject(session)
    expect(await readSession(await saying({ ...right, ...wrong }), keys)).toBeNull()
  })

  it('is renewed after more than a day', () => {
    const issued = { ...session, issuedAt: now / 1000 }
    expect(isRenewalDue(issued)).toBe(false)
    expect(isRenewalDue(issued, now + day)).toBe(false)
    expect(isRenewalDue(issued, now + day + 1000)).toBe(true)
  })

  it('has a name that nobody else has', () => {
    const names = Array.from({ length: 100 }, newSessionId)
    expect(new Set(names).size).toBe(100)
    for (const name of names) expect(name).toMatch(sessionIdPattern)
  })
})

describe('the cookies', () => {
  it('that sign in are pinned to the host on HTTPS; scripts see the hint alone', () => {
    expect(signedInCookies('token', keys)).toEqual([
      '__Host-moodlight_session=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure',
      'moodlight_signed_in=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
    ])
    expect(signedInCookies('token', plain)).toEqual([
      'moodlight_session=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000',
      'moodlight_signed_in=1; Path=/; SameSite=Lax; Max-Age=2592000',
    ])
  })

  it('that sign out are the same, empty and over', () => {
    expect(signedOutCookies(keys)).toEqual([
      '__Host-moodlight_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      'moodlight_signed_in=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ])
    expect(signedOutCookies(plain)[0]).toBe('moodlight_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })
})
