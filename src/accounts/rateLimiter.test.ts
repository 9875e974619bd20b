import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type Limit, type RateLimiter, rateLimiter } from './rateLimiter.ts'

const secret = 'a-secret-of-forty-characters-at-the-least'
const address = '203.0.113.7'

/** How often somebody may do it before the limiter says no. */
async function allowed(limiter: RateLimiter, limit: Limit, who: string): Promise<number> {
  for (let times = 0; times < 1000; times++) if ((await limiter(limit, who)) !== null) return times
  return Number.POSITIVE_INFINITY
}

describe('a process without Redis', () => {
  it.each([
    ['signIn', 60],
    ['callback', 60],
    ['change', 240],
    ['mood', 60],
    ['rare', 10],
    ['signOutEverywhere', 30],
    ['deletion', 30],
    ['endSession', 60],
    ['openRoom', 20],
    ['joinRoom', 60],
    ['roomDoor', 60],
  ] as const)('allows %s %d times a minute, to everybody', async (limit, most) => {
    const limiter = rateLimiter({ secret })
    expect(await allowed(limiter, limit, address)).toBe(most)
    expect(await allowed(limiter, limit, '203.0.113.8')).toBe(most)
  })

  it('has nothing to say of Redis', async () => {
    const errors: string[] = []
    await rateLimiter({ secret, onError: (kind) => errors.push(kind) })('rare', address)
    expect(errors).toEqual([])
  })

  it('counts one thing apart from another, and allows it again after a minute', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const limiter = rateLimiter({ secret })
    await allowed(limiter, 'rare', address)
    expect(await limiter('mood', address)).toBeNull()
    expect(await limiter('rare', address)).toBe(60)
    vi.advanceTimersByTime(59_500)
    expect(await limiter('rare', address)).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(await limiter('rare', address)).toBeNull()
    vi.useRealTimers()
  })
})

describe('processes with Redis', () => {
  let bridge: RestBridge
  beforeAll(async () => {
    bridge = await startRedisOverRest()
  })
  afterAll(() => bridge.stop())

  const withRedis = (onError: (kind: string) => void, own = secret): RateLimiter =>
    // Longer than in life: a busy machine is no failure.
    rateLimiter({ secret: own, redis: bridge, deadlineMs: 10_000, onError })

  it('count together, by names that tell nobody who it is and that are gone in two minutes', async () => {
    // 25 seconds before the end of a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:35Z') })
    onTestFinished(() => void vi.useRealTimers())
    const errors: string[] = []
    const [one, two] = [withRedis((kind) => errors.push(kind)), withRedis((kind) => errors.push(kind))]
    for (let times = 0; times < 5; times++)
      expect([await one('rare', address), await two('rare', address)]).toEqual([null, null])
    expect([await one('rare', address), await two('rare', address)]).toEqual([25, 25])
    expect(await one('rare', 'somebody else')).toBeNull()
    expect(await withRedis(() => {}, 'another-secret-of-forty-characters-at-least')('rare', address)).toBeNull()
    const names = (await bridge.command('KEYS', '*')) as string[]
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const name of names) {
      expect(name).toMatch(/^limit:rare:[A-Za-z0-9_-]{22}:\d+$/)
      const seconds = Number(await bridge.command('TTL', name))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(121)
    }
    expect(errors).toEqual([])
  })
})

describe('a Redis in trouble', () => {
  let server: Server
  let url: string
  /** How it treats whoever asks. */
  let treat: RequestListener = () => {}
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => treat(incoming, outgoing))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const where = server.address()
    url = `http://127.0.0.1:${typeof where === 'object' && where ? where.port : 0}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each<[how: string, RequestListener]>([
    ['is silent', () => {}],
    ['fails', (_, outgoing) => void outgoing.writeHead(500).end('Secret')],
    ['hangs up', (incoming) => void incoming.socket.destroy()],
  ])('that %s is waited for a moment, then the process counts for itself', async (_, listener) => {
    // Requests that another test gave up may still arrive on a busy machine: each has an address of its own.
    const path = `/${performance.now()}`
    const asked: IncomingMessage[] = []
    treat = (incoming, outgoing) => {
      if (incoming.url?.startsWith(path)) asked.push(incoming)
      listener(incoming, outgoing)
    }
    const errors: string[] = []
    const redis = { url: url + path, token: 't' }
    const limiter = rateLimiter({ secret, redis, onError: (kind) => errors.push(kind) })
    const started = performance.now()
    expect(await limiter('rare', address)).toBeNull()
    // A silent server is silent for ever.
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(asked).toHaveLength(1)
    const rest = await Promise.all(Array.from({ length: 10 }, () => limiter('rare', address)))
    expect(rest.filter((wait) => wait === null)).toHaveLength(9)
    expect(errors).toHaveLength(11)
    expect(errors.join()).not.toMatch(/Secret|203/)
  })

  it('is left when the moment is over, and need not be told of', async () => {
    let isLeft = false
    treat = (_, outgoing) =>
      void outgoing.once('close', () => {
        isLeft = true
      })
    expect(await rateLimiter({ secret, redis: { url, token: 't' } })('rare', address)).toBeNull()
    await expect.poll(() => isLeft).toBe(true)
  })

  it('that is late only in all it does lets nobody pass uncounted', async () => {
    // The script is unknown at first and sent again: each step alone is in time.
    treat = async (incoming, outgoing) => {
      const isKnown = !/evalsha/i.test(await text(incoming))
      setTimeout(() => outgoing.end(JSON.stringify(isKnown ? { result: [9, 0] } : { error: 'NOSCRIPT' })), 300)
    }
    const limiter = rateLimiter({ secret, redis: { url, token: 't' }, deadlineMs: 500 })
    const waits = await Promise.all(Array.from({ length: 11 }, () => limiter('rare', address)))
    expect(waits.filter((wait) => wait === null)).toHaveLength(10)
  })

  it('learns nothing of where the site runs', async () => {
    const asked: IncomingMessage[] = []
    treat = (incoming, outgoing) => {
      asked.push(incoming)
      outgoing.writeHead(500).end()
    }
    await rateLimiter({ secret, redis: { url, token: 't' } })('rare', address)
    const names = asked.flatMap(({ headers }) => Object.keys(headers))
    expect(names).toContain('authorization')
    expect(names.filter((name) => name.includes('telemetry'))).toEqual([])
  })
})
