import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { errorBodySchema } from '#src/domain/errors.ts'
import { accountsEnvironment, accountsOrigin } from '#src/tests/support/accountsEnvironment.ts'
import { type FunctionSite, startFunctionSite } from '#src/tests/support/functionSite.ts'
import { type IdentityProvider, startIdentityProvider } from '#src/tests/support/identityProvider.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import { type RestBridge, startRestBridge } from '#src/tests/support/redisRestBridge.ts'
import { startRedis } from '#src/tests/support/redisServer.ts'
import { startSlowFront } from '#src/tests/support/slowFront.ts'
import { visitorOf } from '#src/tests/support/visitor.ts'
import { localAccounts } from '#src/tooling/site/localAccounts.ts'

const origin = accountsOrigin
/** Counts stand under a hash that the secret makes: with its own, a site begins at nought. */
const newSecret = (): string => randomUUID() + randomUUID()
const here = { 'sec-fetch-site': 'same-origin' }

let provider: IdentityProvider
let bridge: RestBridge
beforeAll(async () => {
  provider = await startIdentityProvider(origin)
  bridge = await startRedisOverRest()
}, 60_000)
afterAll(async () => {
  await bridge.stop()
  await provider.stop()
})

/** Ten at a time: what is asked all at once only measures how busy the machine is. */
async function times<Answer>(many: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < many) answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
  return answers
}

describe('somebody who does too much', () => {
  let busySite: FunctionSite
  beforeAll(async () => {
    busySite = await startFunctionSite(accountsEnvironment([newSecret()], provider, bridge))
  }, 30_000)
  afterAll(async () => await busySite.stop())

  it('is told when to change a profile again; others may meanwhile', async () => {
    const [busy, other] = [visitorOf(busySite, origin), visitorOf(busySite, origin)]
    await Promise.all([busy.signIn('busy'), other.signIn('other')])
    const answers = await times(260, () => busy.change({ phone: '12345' }))
    const over = answers.filter(({ status }) => status === 429)
    expect(over.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBe(260 - over.length)
    const [refusal] = over
    expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(refusal?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const { error } = errorBodySchema.parse(await refusal?.json())
    expect(error.code).toBe('rate_limited')
    expect(error.message).toMatch(/^Too many attempts\. Please try again in \d+ seconds?\.$/)
    expect((await other.change({ phone: '54321' })).status).toBe(200)
    expect(await busy.user()).toMatchObject({ phone: '12345' })
  })

  it('reads so on the sign-in page, in their language; Redis learns no network address', async () => {
    const headers = { referer: `${origin}/de/profile/` }
    const answers = await times(80, () => visitorOf(busySite, origin).ask('/api/login', { headers }))
    const places = answers.map((answer) => answer.headers.get('location') ?? '')
    const over = places.filter((place) => place === '/de/sign-in/?error=busy#busy')
    expect(over.length).toBeGreaterThan(0)
    expect(places.filter((place) => place.startsWith(provider.issuer)).length).toBe(80 - over.length)
    const names = (await bridge.command('KEYS', 'limit:*')) as string[]
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^limit:[a-zA-Z]+:[A-Za-z0-9_-]{22}:\d+$/)
  })
})

describe('while something is down', () => {
  it('the identity provider: signing in says so, a session goes on', async () => {
    const mortal = await startIdentityProvider(origin)
    const own = await startFunctionSite({
      ...accountsEnvironment([newSecret()], provider, bridge),
      AUTH_OIDC_ISSUER: mortal.issuer,
    })
    onTestFinished(() => own.stop())
    const [visitor, member] = [visitorOf(own, origin), visitorOf(own, origin)]
    await member.signIn('ida')
    const back = await visitor.comeBackFrom('ida', '/pt/profile/')
    await mortal.stop()
    const atWork = await visitor.ask(back)
    expect(atWork.headers.get('location')).toBe('/pt/sign-in/?error=unavailable#unavailable')
    const before = await visitor.ask('/api/login', { headers: { referer: `${origin}/es/` } })
    expect([before.status, before.headers.get('location')]).toEqual([302, '/es/sign-in/?error=unavailable#unavailable'])
    expect(await member.user()).toMatchObject({ firstName: 'Ida' })
  })

  it('the identity provider, which takes the connection and stays silent: signing in ends with that, too', async () => {
    const mortal = await startIdentityProvider(origin)
    const own = await startFunctionSite({
      ...accountsEnvironment([newSecret()], provider, bridge),
      AUTH_OIDC_ISSUER: mortal.issuer,
    })
    onTestFinished(async () => {
      await own.stop()
      await mortal.stop()
    })
    const visitor = visitorOf(own, origin)
    const back = await visitor.comeBackFrom('sia')
    mortal.fallSilent()
    const started = performance.now()
    const answers = await Promise.all([visitor.ask(back), visitorOf(own, origin).ask('/api/login')])
    expect(performance.now() - started).toBeLessThan(9000)
    for (const answer of answers) expect(answer.headers.get('location')).toBe('/sign-in/?error=unavailable#unavailable')
  })

  it('Redis: the site works signed out, the profile says so, nobody is let in, and a browser can still be left', async () => {
    const mortal = await startRedis()
    const ownBridge = await startRestBridge(mortal.port)
    const own = await startFunctionSite({
      ...accountsEnvironment([newSecret()], provider, bridge),
      UPSTASH_REDIS_REST_URL: ownBridge.url,
    })
    onTestFinished(async () => {
      await own.stop()
      await mortal.stop()
    })
    const [member, visitor] = [visitorOf(own, origin), visitorOf(own, origin)]
    await member.signIn('rae')
    const back = await visitor.comeBackFrom('rae')
    await ownBridge.stop()
    expect((await visitor.ask('/api/movies')).status).toBe(200)
    expect(await visitor.user()).toBeNull()
    for (const answer of [await member.ask('/api/auth/user'), await member.change({ phone: '12345' })]) {
      expect(answer.status).toBe(503)
      expect(errorBodySchema.parse(await answer.json()).error).toEqual({
        code: 'unavailable',
        message: 'Profiles cannot be reached right now. Please try again in a moment.',
      })
    }
    expect((await visitor.ask(back)).headers.get('location')).toBe('/sign-in/?error=unavailable#unavailable')
    const out = await member.ask('/api/logout', { headers: here })
    expect([out.status, out.headers.get('location')]).toEqual([302, '/#signed-out-here'])
    expect([...member.cookies.keys()].filter((name) => name.includes('moodlight'))).toEqual([])
    const answers = await times(70, () => visitorOf(own, origin).ask('/api/login'))
    const places = answers.map((answer) => answer.headers.get('location'))
    expect(places).toContain('/sign-in/?error=busy#busy')
  })
})

describe('while Redis is slow', () => {
  it('a person’s own save waits up to five seconds for it, in two tries; whoever only looks is told sooner', async () => {
    const front = await startSlowFront(bridge.url)
    const own = await startFunctionSite({
      ...accountsEnvironment([newSecret()], provider, bridge),
      UPSTASH_REDIS_REST_URL: front.url,
    })
    onTestFinished(async () => {
      await own.stop()
      front.stop()
    })
    const member = visitorOf(own, origin)
    await member.signIn('sloan')
    // Longer than anybody waits who only looks.
    front.hold(1700)
    expect((await member.ask('/api/auth/user')).status).toBe(503)
    expect((await member.change({ phone: '030 1900' })).status).toBe(200)
    // The first try gets no answer at all.
    front.hold(null)
    expect((await member.change({ phone: '030 2000' })).status).toBe(200)
    front.hold(20_000)
    const started = performance.now()
    const late = await member.change({ phone: '030 3000' })
    expect([late.status, errorBodySchema.parse(await late.json()).error.code]).toEqual([503, 'unavailable'])
    expect(performance.now() - started).toBeLessThan(6000)
    front.hold(0)
    expect(await member.user()).toMatchObject({ phone: '030 2000' })
  })
})

describe('the demo account of a local run', () => {
  it('is one step away, and its profile outlives the run in a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moodlight-demo-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const local = 'http://localhost:4321'
    const run = async (): Promise<FunctionSite> => await startFunctionSite(localAccounts({}, local), folder)
    const first = await run()
    const visitor = visitorOf(first, local)
    const answer = await visitor.ask('/api/login?returnTo=/de/profile/')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de/profile/'])
    expect(await visitor.user()).toMatchObject({ firstName: 'Demo', lastName: 'Visitor', phone: '' })
    expect((await visitor.change({ phone: '+49 30 901820' })).status).toBe(200)
    await first.stop()
    const second = await run()
    onTestFinished(() => second.stop())
    const again = visitorOf(second, local)
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    expect(await again.user()).toBeNull()
    await again.ask('/api/login')
    expect(await again.user()).toMatchObject({ phone: '+49 30 901820' })
    await again.ask('/api/logout', { headers: here })
    expect(await again.user()).toBeNull()
  })
})
