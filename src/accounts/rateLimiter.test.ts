import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RestBridge, startRestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type RunningRedis, startRedis } from '#src/tests/support/redisServer.ts'
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
  ] as const)('allows %s %d times a minute, to everybody', async (limit, most) => {
    const limiter = rateLimiter({ secret })
    expect(await allowed(limiter, limit, address)).toBe(most)
    expect(await allowed(limiter, limit, '203.0.113.8')).toBe(most)
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
  let redis: RunningRedis
  let bridge: RestBridge
  beforeAll(async () => {
    redis = await startRedis()
    bridge = await startRestBridge(redis.port)
  })
  afterAll(async () => {
    await bridge.stop()
    await redis.stop()
  })

  const withRedis = (onError: (kind: string) => void, own = secret): RateLimiter =>
    // Longer than in life: a busy machine is no failure.
    rateLimiter({ secret: own, redis: bridge, deadlineMs: 10_000, onError })

  it('count together, by names that tell nobody who it is and that are gone in two minutes', async () => {
    const errors: string[] = []
    const [one, two] = [withRedis((kind) => errors.push(kind)), withRedis((kind) => errors.push(kind))]
    for (let times = 0; times < 5; times++)
      expect([await one('rare', address), await two('rare', address)]).toEqual([null, null])
    for (const limiter of [one, two]) {
      const wait = await limiter('rare', address)
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(60)
    }
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
  let isSilent = true
  beforeAll(async () => {
    server = createServer((_, outgoing) => void (isSilent || outgoing.writeHead(500).end('Secret')))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const where = server.address()
    url = `http://127.0.0.1:${typeof where === 'object' && where ? where.port : 0}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each([true, false])('is waited for a moment, then the process counts for itself (silent: %j)', async (silent) => {
    isSilent = silent
    const errors: string[] = []
    const limiter = rateLimiter({ secret, redis: { url, token: 't' }, onError: (kind) => errors.push(kind) })
    const started = performance.now()
    expect(await limiter('rare', address)).toBeNull()
    expect(performance.now() - started).toBeLessThan(1000)
    const rest = await Promise.all(Array.from({ length: 10 }, () => limiter('rare', address)))
    expect(rest.filter((wait) => wait === null)).toHaveLength(9)
    expect(errors).toHaveLength(11)
    expect(errors.join()).not.toMatch(/Secret|203/)
  })
})
