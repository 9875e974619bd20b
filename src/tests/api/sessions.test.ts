import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#src/api/accountEndpoints.ts'
import type { AccountDetails } from '#src/domain/user/accountDetails.ts'
import { accountsOrigin } from '#src/tests/support/accountsEnvironment.ts'
import type { FunctionSite } from '#src/tests/support/functionSite.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type SiteWithAccounts, startSiteWithAccounts } from '#src/tests/support/siteWithAccounts.ts'
import { type Visitor, visitorOf } from '#src/tests/support/visitor.ts'

/** What a person sees of their sessions and does with them, with a thief at work beside them. */
const origin = accountsOrigin
const here = { 'sec-fetch-site': 'same-origin' }
const json = { ...here, 'content-type': 'application/json' }

let accounts: SiteWithAccounts
let bridge: RestBridge
let site: FunctionSite
beforeAll(async () => {
  accounts = await startSiteWithAccounts(['a-secret-of-forty-characters-at-the-least'])
  ;({ bridge, site } = accounts)
}, 60_000)
afterAll(() => accounts.stop())
beforeEach(() => accounts.clearLimits())

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  unknown: '<script>alert(1)</script>/9.9 (Secret Machine 3000)',
} as const

async function signedIn(login: string, agent: string = agents.firefox): Promise<Visitor> {
  const visitor = visitorOf(site, origin)
  const back = await visitor.comeBackFrom(login)
  const answer = await visitor.ask(back, { headers: { 'user-agent': agent } })
  expect(answer.headers.get('location')).toBe(`${origin}/profile/`)
  return visitor
}

/** A thief with the same cookies. */
const copyOf = (visitor: Visitor): Visitor => visitorOf(site, origin, visitor.cookies)

async function sessionsOf(visitor: Visitor): Promise<AccountDetails['sessions']> {
  const answer = await visitor.ask('/api/auth/user/account')
  return accountEndpoints.account.response.parse(await answer.json()).sessions
}

const leaveAll = (visitor: Visitor): Promise<Response> =>
  visitor.ask('/api/auth/user/sign-out-everywhere', { method: 'POST', headers: here })
const remove = (visitor: Visitor, confirm = 'DELETE'): Promise<Response> =>
  visitor.ask('/api/auth/user', { method: 'DELETE', headers: json, body: JSON.stringify({ confirm }) })
const end = (visitor: Visitor, id: string): Promise<Response> =>
  visitor.ask(`/api/auth/user/sessions/${id}`, { method: 'DELETE', headers: here })

const madeUp = (at: number): string => String(at).padStart(22, 'x')

describe('a person', () => {
  it('sees where they are signed in, as coarsely as helps, and nothing of what a browser wrote', async () => {
    const [windows, phone, other] = [
      await signedIn('sam'),
      await signedIn('sam', agents.iPhone),
      await signedIn('sam', agents.unknown),
    ]
    const sessions = await sessionsOf(phone)
    const named = sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])
    expect(named).toHaveLength(3)
    expect(named).toContainEqual(['Firefox', 'Windows', false])
    expect(named).toContainEqual(['Safari', 'iOS', true])
    expect(named).toContainEqual([null, null, false])
    for (const { signedInAt, seenAt } of sessions) {
      expect(Math.abs(Date.now() - Date.parse(signedInAt))).toBeLessThan(60_000)
      expect(seenAt).toBe(signedInAt)
    }
    const taken = await (await windows.ask('/api/auth/user/export')).text()
    expect(JSON.parse(taken).profile.sessions).toHaveLength(3)
    const key = await keyWith(sessions[0]?.id ?? '')
    const held = JSON.stringify(await bridge.command('HGETALL', key)) + taken
    expect(held).not.toMatch(/script|Machine|Mozilla|WebKit|Gecko/)
    expect(await other.user()).not.toBeNull()
  })

  it('learns when a session was last seen, to the hour', async () => {
    const [one, two] = [await signedIn('tess'), await signedIn('tess')]
    const id = (await sessionsOf(one)).find(({ isCurrent }) => isCurrent)?.id ?? ''
    const key = await keyWith(id)
    const seen = async (seconds: number): Promise<void> => {
      const then = Math.floor(Date.now() / 1000) - seconds
      await bridge.command('HSET', key, `session.${id}`, `${then}|${then}|Firefox|Windows`)
    }
    const lastSeen = async (): Promise<number> => {
      const found = (await sessionsOf(two)).find((session) => session.id === id)
      return (Date.now() - Date.parse(found?.seenAt ?? '')) / 1000
    }
    await seen(1800)
    await one.user()
    expect(await lastSeen()).toBeGreaterThan(1700)
    await seen(7200)
    expect(await lastSeen()).toBeGreaterThan(7000)
    await one.ask('/api/auth/user/export')
    expect(await lastSeen()).toBeLessThan(60)
  })

  it('ends one session from another, and nobody else’s', async () => {
    const [one, two, stranger] = [await signedIn('uma'), await signedIn('uma'), await signedIn('vic')]
    const other = (await sessionsOf(one)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const foreign = (await sessionsOf(stranger))[0]?.id ?? ''
    const answer = await end(one, other)
    expect([answer.status, await answer.json()]).toEqual([200, { ended: true }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.has('clear-site-data')).toBe(false)
    expect(await two.user()).toBeNull()
    expect((await end(one, other)).status).toBe(200)
    expect((await end(one, foreign)).status).toBe(200)
    expect(await stranger.user()).not.toBeNull()
    expect((await sessionsOf(one)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await end(one, 'x')).status).toBe(400)
    expect((await end(two, other)).status).toBe(401)
  })

  it.each<[string, (visitor: Visitor) => Promise<Response>]>([
    ['ending the session itself', async (visitor) => await end(visitor, (await sessionsOf(visitor))[0]?.id ?? '')],
    ['signing out everywhere', leaveAll],
    ['deleting the account', (visitor) => remove(visitor)],
    ['signing out', (visitor) => visitor.ask('/api/logout', { headers: here })],
  ])('leaves no page behind that Back could show: %s', async (_, leave) => {
    const visitor = await signedIn('wes')
    const copy = copyOf(visitor)
    const answer = await leave(visitor)
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    const lines = answer.headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-moodlight_session', '__Host-moodlight_signed_in'])
    for (const line of lines) expect(line).toContain('; Max-Age=0')
    expect(await copy.user()).toBeNull()
  })
})

/** A thief asks as fast as it can; the person acts meanwhile. */
describe('whoever copied a session', () => {
  async function exhaust(thief: Visitor, ask: () => Promise<Response>): Promise<void> {
    const answers = await Promise.all(Array.from({ length: 80 }, ask))
    expect(answers.map(({ status }) => status)).toContain(429)
    expect(await thief.user()).not.toBeNull()
  }

  it('cannot keep its person from signing out everywhere, ending a session or deleting the account by exporting', async () => {
    const [owner, other] = [await signedIn('xia'), await signedIn('xia')]
    const thief = copyOf(owner)
    await exhaust(thief, () => thief.ask('/api/auth/user/export'))
    const second = (await sessionsOf(owner)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await end(owner, second)).status).toBe(200)
    expect(await other.user()).toBeNull()
    expect((await leaveAll(owner)).status).toBe(200)
    expect(await thief.user()).toBeNull()
    const again = await signedIn('xia')
    await exhaust(again, () => again.ask('/api/auth/user/export'))
    expect((await remove(again)).status).toBe(200)
  })

  it('cannot do so by calls that protect nobody either', async () => {
    const owner = await signedIn('yan')
    const thief = copyOf(owner)
    for (let at = 0; at < 100; at += 20) {
      const calls = Array.from({ length: 20 }, (_, more) => end(thief, madeUp(at + more)))
      for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => remove(thief, 'no'))))
        expect(status).toBe(422)
    }
    const [own] = await sessionsOf(owner)
    expect((await end(owner, own?.id ?? '')).status).toBe(200)
    expect(await thief.user()).toBeNull()
    const again = await signedIn('yan')
    expect((await leaveAll(again)).status).toBe(200)
    expect((await remove(await signedIn('yan'))).status).toBe(200)
  })

  it('ends its own session by the first call that protects, and counts for nothing afterwards', async () => {
    const owner = await signedIn('zed')
    const thief = copyOf(owner)
    const calls = await Promise.all(Array.from({ length: 60 }, () => leaveAll(thief)))
    expect(calls.some(({ status }) => status === 200)).toBe(true)
    expect(await thief.user()).toBeNull()
    expect((await leaveAll(thief)).status).toBe(401)
    const again = await signedIn('zed')
    expect((await leaveAll(again)).status).toBe(200)
    expect((await remove(await signedIn('zed'))).status).toBe(200)
  })
})

/** The account of whichever person has a session. */
async function keyWith(id: string): Promise<string> {
  for (const key of (await bridge.command('KEYS', 'account:*')) as string[])
    if ((await bridge.command('HEXISTS', key, `session.${id}`)) === 1) return key
  throw new Error('no account has the session')
}
