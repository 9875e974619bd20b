import { encode } from '@auth/core/jwt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountIdOf } from './accountId.ts'
import {
  isRenewalDue,
  newSessionId,
  readSession,
  type SessionKeys,
  sessionCookie,
  sessionIdPattern,
  signedInCookies,
  signedOutCookies,
  signInHintLine,
  writeSession,
} from './session.ts'

const keys = { secrets: ['a-new-secret-of-forty-characters-at-least'], isSecure: true }
const plain = { ...keys, isSecure: false }
const now = Date.parse('2026-11-21T12:00:00Z')
const session = { id: newSessionId(), accountId: accountIdOf('google', 'somebody'), signedInAt: now / 1000 }
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

  it('that is not used lasts fourteen days and not longer', async () => {
    const token = await writeSession(session, keys)
    vi.setSystemTime(now + 14 * day - 1000)
    expect(await readSession(token, keys)).not.toBeNull()
    vi.setSystemTime(now + 14 * day + 60_000)
    expect(await readSession(token, keys)).toBeNull()
  })

  it('lasts thirty days from the signing in and not longer, however often it is renewed', async () => {
    for (let days = 0; days < 30; days++) {
      vi.setSystemTime(now + days * day)
      const token = await writeSession(session, keys)
      expect(await readSession(token, keys)).not.toBeNull()
      vi.setSystemTime(now + 30 * day + 1000)
      expect(await readSession(token, keys)).toBeNull()
    }
  })

  it('whose person signed in too long ago is none, whatever its cookie says of its own end', async () => {
    const old = { sub: session.accountId, sid: session.id, auth_time: now / 1000 - 30 * 86_400 }
    expect(await readSession(await saying(old), keys)).toBeNull()
    expect(await readSession(await saying({ ...old, auth_time: old.auth_time + 60 }), keys)).not.toBeNull()
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
    { auth_time: undefined },
    { auth_time: 0 },
    { auth_time: -1 },
    { auth_time: now / 1000 + 0.5 },
    { auth_time: String(now / 1000) },
    { sid: 'short' },
    { sid: `${session.id}x` },
    { sid: `.${session.id.slice(1)}` },
  ])('is none that says %j', async (wrong) => {
    const right = { sub: session.accountId, auth_time: session.signedInAt, sid: session.id }
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
  it('that sign in are pinned to the host on HTTPS; scripts see the hint alone', async () => {
    const lines = async (secure: SessionKeys): Promise<string[]> =>
      (await signedInCookies(session, secure)).map((line) => line.replace(/=[^;]{100,};/, '=token;'))
    expect(await lines(keys)).toEqual([
      '__Host-moodlight_session=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure',
      '__Host-moodlight_signed_in=1; Path=/; SameSite=Lax; Max-Age=1209600; Secure',
    ])
    expect(await lines(plain)).toEqual([
      'moodlight_session=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600',
      'moodlight_signed_in=1; Path=/; SameSite=Lax; Max-Age=1209600',
    ])
    expect(signInHintLine(keys)).toBe((await lines(keys))[1])
    expect(signInHintLine(plain)).toBe((await lines(plain))[1])
  })

  it('last no longer than what is left of the session', async () => {
    vi.setSystemTime(now + 29 * day)
    for (const line of await signedInCookies(session, keys)) expect(line).toContain('; Max-Age=86400;')
  })

  it('that sign out are the same, empty and over', () => {
    expect(signedOutCookies(keys)).toEqual([
      '__Host-moodlight_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      '__Host-moodlight_signed_in=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ])
    expect(signedOutCookies(plain)[0]).toBe('moodlight_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })
})
