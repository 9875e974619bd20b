import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheDriverContract } from '#src/tests/contracts/cacheDriver.ts'
import { type RestBridge, startRestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type RunningRedis, startRedis } from '#src/tests/support/redisServer.ts'
import type { CacheDriver } from './driver.ts'
import { memoryDriver } from './memoryDriver.ts'
import { upstashDriver } from './upstashDriver.ts'

const memory = memoryDriver()
cacheDriverContract('the memory driver', () => memory)

describe('the memory driver', () => {
  it('stays within its bounds by pushing out what was used longest ago', async () => {
    const small = memoryDriver({ maxEntries: 2 })
    await small.set('a', '1', 60)
    await small.set('b', '2', 60)
    await small.get('a')
    await small.set('c', '3', 60)
    expect([await small.get('a'), await small.get('b'), await small.get('c')]).toEqual(['1', null, '3'])
  })
})

let redis: RunningRedis
let bridge: RestBridge
let driver: CacheDriver
beforeAll(async () => {
  redis = await startRedis()
  bridge = await startRestBridge(redis.port)
  driver = upstashDriver({ url: bridge.url, token: bridge.token, deadlineMs: 2000 })
})
afterAll(async () => {
  await bridge.stop()
  await redis.stop()
})
cacheDriverContract('the Upstash driver, before a real Redis,', () => driver)

describe('the Upstash driver in trouble', () => {
  it('rejects within its deadline when Redis is slow, once and without the value in the message', async () => {
    let calls = 0
    const silent = createServer(() => {
      calls++
    })
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const slow = upstashDriver({ url: `http://127.0.0.1:${port}`, token: 't', deadlineMs: 150 })
    const started = performance.now()
    const error = await slow.set('key', 'a secret value', 60).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('secret')
    expect(performance.now() - started).toBeLessThan(1500)
    expect(calls).toBe(1)
    silent.closeAllConnections()
    silent.close()
  })

  it('rejects when the token is wrong', async () => {
    const stranger = upstashDriver({ url: bridge.url, token: 'wrong' })
    await expect(stranger.get('key')).rejects.toThrow('Redis did not answer GET')
  })
})
