import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheDriverContract } from '#src/tests/contracts/cacheDriver.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { startSilentServer } from '#src/tests/support/silentServer.ts'
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

let bridge: RestBridge
let driver: CacheDriver
beforeAll(async () => {
  bridge = await startRedisOverRest()
  driver = upstashDriver({ url: bridge.url, token: bridge.token, deadlineMs: 2000 })
})
afterAll(() => bridge.stop())
cacheDriverContract('the Upstash driver, before a real Redis,', () => driver)

describe('the Upstash driver in trouble', () => {
  it('rejects within its deadline when Redis is slow, once and without the value in the message', async () => {
    const silent = await startSilentServer()
    const slow = upstashDriver({ url: silent.url, token: 't', deadlineMs: 150 })
    const started = performance.now()
    const error = await slow.set('key', 'a secret value', 60).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('secret')
    expect(performance.now() - started).toBeLessThan(1500)
    expect(silent.calls()).toBe(1)
    silent.stop()
  })

  it('rejects when the token is wrong', async () => {
    const stranger = upstashDriver({ url: bridge.url, token: 'wrong' })
    await expect(stranger.get('key')).rejects.toThrow('Redis did not answer GET')
  })
})
