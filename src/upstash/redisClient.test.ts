import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { startSilentServer } from '#src/tests/support/silentServer.ts'
import { RedisError, redisClient } from './redisClient.ts'

let bridge: RestBridge
beforeAll(async () => {
  bridge = await startRedisOverRest()
})
afterAll(() => bridge.stop())

async function failure(work: Promise<unknown>): Promise<RedisError> {
  const error = await work.then(
    () => new Error('succeeded'),
    (reason: unknown) => reason,
  )
  if (error instanceof RedisError) return error
  throw error
}

describe('the client of Redis', () => {
  it.each(['OK', '123', 'null', '{"a":1}', 'Amélie 🪐'])('gives back %j as it was stored', async (text) => {
    const { redis, run } = redisClient({ ...bridge, deadlineMs: 5000 })
    await run('SET', () => redis.set('text', text))
    expect(await run('GET', () => redis.get('text'))).toBe(text)
  })

  it('gives up at its deadline, asks once, and says neither key nor value', async () => {
    const silent = await startSilentServer()
    onTestFinished(silent.stop)
    const spent: number[] = []
    const { redis, run } = redisClient({ ...silent, token: 't', deadlineMs: 100, onRun: (ms) => spent.push(ms) })
    const error = await failure(run('SET', () => redis.set('a secret key', 'a secret value')))
    expect([error.message, error.kind, error.cause]).toEqual([
      'Redis did not answer SET (TimeoutError)',
      'TimeoutError',
      undefined,
    ])
    expect(silent.calls()).toBe(1)
    expect(spent).toHaveLength(1)
  })

  it('says neither key nor value where Redis refuses a command', async () => {
    const { redis, run } = redisClient({ ...bridge, deadlineMs: 5000 })
    await run('SET', () => redis.set('a secret key', 'a secret value'))
    const error = await failure(run('HSET', () => redis.hset('a secret key', { field: 'a secret value' })))
    expect(String(error)).toBe('RedisError: Redis did not answer HSET (UpstashError)')
  })

  it('asks for each command how long it may take', async () => {
    const silent = await startSilentServer()
    onTestFinished(silent.stop)
    let deadlineMs = 50
    const { redis, run } = redisClient({ ...silent, token: 't', deadlineMs: () => deadlineMs })
    await failure(run('GET', () => redis.get('key')))
    deadlineMs = 600
    const started = performance.now()
    await failure(run('GET', () => redis.get('key')))
    expect(performance.now() - started).toBeGreaterThan(500)
  })
})

describe('a circuit breaker', () => {
  it('spares a failing Redis, and tries it again after a rest', async () => {
    const silent = await startSilentServer()
    onTestFinished(silent.stop)
    const breaker = { failuresInRow: 3, restMs: 300 }
    const { redis, run } = redisClient({ ...silent, token: 't', deadlineMs: 50, breaker })
    const get = () => failure(run('GET', () => redis.get('key')))
    for (let times = 0; times < 3; times++) expect((await get()).kind).toBe('TimeoutError')
    expect((await get()).kind).toBe('circuit breaker open')
    expect(silent.calls()).toBe(3)
    await new Promise((done) => setTimeout(done, 350))
    expect((await get()).kind).toBe('TimeoutError')
    expect((await get()).kind).toBe('circuit breaker open')
    expect(silent.calls()).toBe(4)
  })

  it('is each client’s own: without one, every command is sent', async () => {
    const silent = await startSilentServer()
    onTestFinished(silent.stop)
    const { redis, run } = redisClient({ ...silent, token: 't', deadlineMs: 30 })
    for (let times = 0; times < 8; times++) await failure(run('GET', () => redis.get('key')))
    expect(silent.calls()).toBe(8)
  })
})
