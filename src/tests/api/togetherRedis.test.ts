import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FunctionSite, startFunctionSite } from '#src/tests/support/functionSite.ts'
import { type RestBridge, startRestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type RunningRedis, startRedis } from '#src/tests/support/redisServer.ts'
import { RoomPhone } from '#src/tests/support/roomPhone.ts'

/** Two processes of the site over one Redis, as functions are. */
let redis: RunningRedis
let bridge: RestBridge
let sites: [FunctionSite, FunctionSite]
const environment = () => ({ UPSTASH_REDIS_REST_URL: bridge.url, UPSTASH_REDIS_REST_TOKEN: bridge.token })
beforeAll(async () => {
  redis = await startRedis()
  bridge = await startRestBridge(redis.port)
  sites = [await startFunctionSite(environment()), await startFunctionSite(environment())]
}, 60_000)
afterAll(async () => {
  for (const site of sites) await site.stop()
  await bridge.stop()
  await redis.stop()
})

let asked = 0
/** A phone whose every request reaches the other process. */
const phone = () => new RoomPhone((path, init) => fetch(`${sites[asked++ % 2]?.url}${path}`, init))

async function together(count: number): Promise<RoomPhone[]> {
  const phones = Array.from({ length: count }, phone)
  for (const [at, one] of phones.entries()) {
    expect(at === 0 ? await one.open() : await one.join(phones[0]?.code ?? '')).toBe('200')
  }
  return phones
}

/** Sends an act until it is confirmed, as phones do. */
async function untilConfirmed(one: RoomPhone, act: Parameters<RoomPhone['act']>[0], id: string) {
  for (;;) {
    try {
      return await one.act(act, id)
    } catch (error) {
      expect(String(error)).toContain('room_waits')
    }
  }
}

describe('a room of several processes', () => {
  it('leads six from lobby to match, whichever process is asked', async () => {
    const phones = await together(6)
    const [opener] = phones
    expect(opener?.view.isLocal).toBe(false)
    await opener?.act({ kind: 'begin' })
    for (const one of phones) await one.poll()
    await Promise.all(phones.map((one, at) => one.vote(at === 3 ? 'no' : 'yes')))
    for (const one of phones) await one.poll()
    expect(phones.map(({ view }) => view.position)).toEqual([1, 1, 1, 1, 1, 1])
    await Promise.all(phones.map((one) => one.vote('yes')))
    for (const one of phones) await one.poll()
    for (const { view } of phones) {
      expect(view).toMatchObject({ phase: 'match', position: 1 })
      expect(view.last?.votes).toHaveLength(6)
    }
  }, 30_000)

  it('survives a process that ends, since no process keeps anything', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    await ana.act({ kind: 'begin' })
    await rui.poll()
    await rui.vote('yes')
    await sites[0].stop()
    sites[0] = await startFunctionSite(environment())
    expect(await ana.poll()).toBe('200')
    await ana.vote('yes')
    expect(ana.view.phase).toBe('match')
  }, 60_000)

  it('waits while Redis is cut, says so, and loses nothing that was confirmed', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    await ana.act({ kind: 'begin' })
    await rui.poll()
    await ana.vote('yes')
    redis.freeze()
    const answer = await rui.ask(`/api/together/${rui.code}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ error: { code: 'room_waits' } })
    // Redis may do what it was sent before it fell silent: the act that is sent again is the same one.
    const { round, position } = rui.view
    const vote = untilConfirmed(rui, { kind: 'vote', round, position, vote: 'yes' }, 'sent-again')
    await new Promise((done) => setTimeout(done, 1500))
    redis.thaw()
    expect(await vote).toBeNull()
    expect(rui.view).toMatchObject({ phase: 'match', last: { votes: [{ vote: 'yes' }, { vote: 'yes' }] } })
    await expect.poll(() => ana.poll()).toBe('200')
    expect(ana.view.version).toBe(rui.view.version)
  }, 30_000)

  it('holds no name, address or secret in plain text elsewhere, and nothing once all have left', async () => {
    const [ana] = (await together(1)) as [RoomPhone]
    const keys = (await bridge.command('KEYS', '*')) as string[]
    const own = keys.filter((key) => key.includes(ana.code))
    expect(own).toEqual([`together:${ana.code}`])
    const kept = JSON.stringify(await bridge.command('HGETALL', `together:${ana.code}`))
    expect(kept).not.toContain(ana.secret)
    expect(keys.join()).not.toContain('127.0.0.1')
    const { code } = ana
    await ana.act({ kind: 'leave' })
    expect(((await bridge.command('KEYS', '*')) as string[]).filter((key) => key.includes(code))).toEqual([])
  })
})
