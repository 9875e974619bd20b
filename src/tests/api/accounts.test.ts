import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newSessionId, readSession, type Session, writeSession } from '#src/accounts/session.ts'
import { accountsOrigin } from '#src/tests/support/accountsEnvironment.ts'
import type { FunctionSite } from '#src/tests/support/functionSite.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type SiteWithAccounts, startSiteWithAccounts } from '#src/tests/support/siteWithAccounts.ts'
import { type Visitor, visitorOf } from '#src/tests/support/visitor.ts'

/** Sessions and accounts, on the site as in production, with a real identity provider and a real Redis. */
const origin = accountsOrigin
const [secret, oldSecret] = ['a-new-secret-of-forty-characters-at-least', 'an-old-secret-of-forty-characters-at-least']
const keys = { secrets: [secret], isSecure: true }
const sessionName = '__Host-moodlight_session'

let accounts: SiteWithAccounts
let bridge: RestBridge
let site: FunctionSite
beforeAll(async () => {
  accounts = await startSiteWithAccounts([secret, oldSecret])
  ;({ bridge, site } = accounts)
}, 60_000)
afterAll(() => accounts.stop())
beforeEach(() => accounts.clearLimits())

const someone = (): Visitor => visitorOf(site, origin)
const here = { 'sec-fetch-site': 'same-origin' }

async function signedIn(login: string): Promise<Visitor> {
  const visitor = someone()
  expect((await visitor.signIn(login)).headers.get('location')).toBe(`${origin}/profile/`)
  return visitor
}

/** Another visitor with the same cookies, as a thief or another process of the same browser has them. */
const copyOf = (visitor: Visitor): Visitor => visitorOf(site, origin, visitor.cookies)

/** What the account keeps of a session, as if it had been opened and seen at other times. */
async function recordAs(visitor: Visitor, signedInAt: number, seenAt: number): Promise<void> {
  const { accountId, id } = await sessionOf(visitor)
  await bridge.command('HSET', `account:${accountId}`, `session.${id}`, `${signedInAt}|${seenAt}|Firefox|Linux`)
}

/** Seconds since 1970. */
const ago = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds
const day = 86_400

/** The same session in a cookie that was written some days ago. */
async function agedBy(days: number, visitor: Visitor): Promise<Visitor> {
  const session = await sessionOf(visitor)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 86_400_000 })
  const token = await writeSession(session, keys)
  vi.useRealTimers()
  const aged = someone()
  aged.cookies.set(sessionName, token)
  return aged
}

/** Comes back as somebody else: the provider has forgotten who it was, the site has not. */
async function someoneElseAtTheProvider(visitor: Visitor, login: string): Promise<void> {
  visitor.forgetElsewhere()
  expect((await visitor.signIn(login)).headers.get('location')).toBe(`${origin}/profile/`)
}

async function sessionOf(visitor: Visitor): Promise<Session> {
  const session = await readSession(visitor.cookies.get(sessionName), keys)
  if (!session) throw new Error('there is no session')
  return session
}

describe('a session', () => {
  it('that was signed out is over for every copy of its cookie, renewed ones too, and for no other session', async () => {
    const [one, two] = [await signedIn('grace'), await signedIn('grace')]
    const [copy, older] = [copyOf(one), await agedBy(2, one)]
    expect(await older.user()).not.toBeNull()
    const renewed = copyOf(older)
    const stale = await agedBy(3, one)
    const out = await one.ask('/api/logout', { headers: { ...here, referer: `${origin}/es/profile/` } })
    expect(out.headers.get('location')).toBe('/es/')
    expect([...one.cookies.keys()].filter((name) => name.includes('moodlight'))).toEqual([])
    expect(await copy.user()).toBeNull()
    expect((await copy.change({ phone: '12345' })).status).toBe(401)
    for (const other of [older, renewed, stale]) expect(await other.user()).toBeNull()
    expect(await two.user()).toMatchObject({ firstName: 'Grace', phone: '' })
  })

  it('is not signed out by a request from elsewhere', async () => {
    const visitor = await signedIn('grace')
    for (const site of ['cross-site', 'same-site', 'none']) {
      const answer = await visitor.ask('/api/logout', { headers: { 'sec-fetch-site': site } })
      expect([answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual(['/sign-out/', []])
    }
    expect(await visitor.user()).not.toBeNull()
  })

  it('is renewed once a day, and over after fourteen days without use', async () => {
    const visitor = await signedIn('grace')
    expect((await visitor.ask('/api/auth/user')).headers.getSetCookie()).toEqual([])
    const aged = await agedBy(13, visitor)
    expect((await aged.ask('/api/auth/user')).headers.getSetCookie().join()).toContain(`${sessionName}=`)
    expect((await sessionOf(aged)).id).toBe((await sessionOf(visitor)).id)
    const expired = await agedBy(15, visitor)
    expect(await expired.user()).toBeNull()
    expect((await expired.change({ phone: '12345' })).status).toBe(401)
    await recordAs(visitor, ago(20 * day), ago(15 * day))
    expect(await visitor.user()).toBeNull()
  })

  it('is over thirty days after its person signed in, however often it is used', async () => {
    const visitor = await signedIn('grace')
    const session = await sessionOf(visitor)
    const withCookieOf = async (signedInAt: number): Promise<Visitor> => {
      const other = someone()
      other.cookies.set(sessionName, await writeSession({ ...session, signedInAt }, keys))
      return other
    }
    await recordAs(visitor, ago(29 * day), ago(0))
    expect(await visitor.user()).not.toBeNull()
    const almost = await withCookieOf(ago(29 * day))
    expect(await almost.user()).not.toBeNull()
    await recordAs(visitor, ago(30 * day), ago(0))
    for (const one of [visitor, almost]) expect(await one.user()).toBeNull()
  })

  it('is renewed for no longer than what is left of thirty days', async () => {
    const visitor = await signedIn('grace')
    const session = { ...(await sessionOf(visitor)), signedInAt: ago(29 * day) }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * day * 1000 })
    const token = await writeSession(session, keys)
    vi.useRealTimers()
    visitor.cookies.set(sessionName, token)
    const lines = (await visitor.ask('/api/auth/user')).headers.getSetCookie()
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      const [, seconds] = /Max-Age=(\d+)/.exec(line) ?? []
      expect(Number(seconds)).toBeGreaterThan(day - 60)
      expect(Number(seconds)).toBeLessThanOrEqual(day)
    }
    expect((await sessionOf(visitor)).signedInAt).toBe(session.signedInAt)
  })

  it('ends when its browser signs in again, as the same person or another', async () => {
    for (const next of ['grace', 'maya']) {
      const visitor = await signedIn('grace')
      const other = await signedIn('grace')
      const copy = copyOf(visitor)
      await someoneElseAtTheProvider(visitor, next)
      expect(await copy.user(), next).toBeNull()
      expect((await copy.change({ phone: '12345' })).status).toBe(401)
      expect(await visitor.user()).toMatchObject({ email: `${next}@people.example` })
      expect(await other.user()).not.toBeNull()
    }
  })

  it('lives on when signing in again fails', async () => {
    const visitor = await signedIn('grace')
    const copy = copyOf(visitor)
    const forged = (await visitor.comeBackFrom('grace')).replace(/state=[^&]+/, 'state=forged')
    expect((await visitor.ask(forged)).headers.get('location')).toBe('/sign-in/?error=failed#failed')
    expect(await copy.user()).not.toBeNull()
  })

  it('of an old secret counts, one of a foreign secret, a foreign name or with a changed letter does not', async () => {
    const visitor = await signedIn('grace')
    const session = await sessionOf(visitor)
    const token = visitor.cookies.get(sessionName) ?? ''
    const withCookie = async (value: string): Promise<unknown> => {
      const other = someone()
      other.cookies.set(sessionName, value)
      return await other.user()
    }
    expect(await withCookie(await writeSession(session, { ...keys, secrets: [oldSecret] }))).not.toBeNull()
    expect(await withCookie(await writeSession(session, { ...keys, secrets: ['x'.repeat(40)] }))).toBeNull()
    expect(await withCookie(await writeSession(session, { ...keys, isSecure: false }))).toBeNull()
    expect(await withCookie(await writeSession({ ...session, id: newSessionId() }, keys))).toBeNull()
    for (const at of [5, Math.floor(token.length / 2), token.length - 2]) {
      const letter = token[at] === 'A' ? 'B' : 'A'
      expect(await withCookie(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull()
    }
  })

  it('ends on every device at once', async () => {
    const [one, two] = [await signedIn('lin'), await signedIn('lin')]
    expect((await one.ask('/api/auth/user/sign-out-everywhere', { method: 'POST', headers: here })).status).toBe(200)
    expect(await two.user()).toBeNull()
    expect(await (await signedIn('lin')).user()).not.toBeNull()
    for (const gone of [one, two]) expect(await gone.user()).toBeNull()
  })
})

describe('an account', () => {
  it('is nobody else’s', async () => {
    const [maya, noor] = [await signedIn('maya'), await signedIn('noor')]
    expect((await maya.change({ phone: '12345', contactPreferences: { sms: true } })).status).toBe(200)
    expect(await noor.user()).toMatchObject({ firstName: 'Noor', phone: '', contactPreferences: { sms: false } })
    const taken = JSON.stringify(await (await noor.ask('/api/auth/user/export')).json())
    expect(taken).not.toMatch(/maya|12345/)
  })

  it('changes for this site alone', async () => {
    const visitor = await signedIn('maya')
    const before = await visitor.user()
    const foreign = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]
    for (const headers of foreign) expect((await visitor.change({ phone: '99999' }, headers)).status).toBe(403)
    for (const method of ['DELETE', 'PATCH']) {
      const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
      const answer = await visitor.ask('/api/auth/user', { method, headers, body: '{"confirm":"DELETE"}' })
      expect(answer.status).toBe(403)
    }
    expect((await visitor.change({ phone: '99999' }, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await visitor.change({ phone: '9'.repeat(20_000) })).status).toBe(413)
    expect(await visitor.user()).toEqual(before)
  })

  it('leaves nothing when it is deleted, and other devices are signed out, also when it is made anew', async () => {
    const [one, two] = [await signedIn('zoe'), await signedIn('zoe')]
    const { accountId } = await sessionOf(one)
    const [older, sameSecond] = [await agedBy(1, two), copyOf(one)]
    expect(await bridge.command('EXISTS', `account:${accountId}`)).toBe(1)
    const init = { method: 'DELETE', headers: { ...here, 'content-type': 'application/json' } }
    expect((await one.ask('/api/auth/user', { ...init, body: '{"confirm":"delete"}' })).status).toBe(422)
    expect((await one.ask('/api/auth/user', { ...init, body: '{"confirm":"DELETE"}' })).status).toBe(200)
    const left = (await bridge.command('KEYS', '*')) as string[]
    expect(left.filter((key) => key.includes(accountId))).toEqual([])
    expect(await two.user()).toBeNull()
    expect((await two.change({ phone: '12345' })).status).toBe(401)
    expect(await (await signedIn('zoe')).user()).toMatchObject({ phone: '' })
    for (const dead of [older, sameSecond, two]) expect(await dead.user()).toBeNull()
  })
})
