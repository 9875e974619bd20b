import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectUnavailable } from '#src/tests/contracts/expectUnavailable.ts'
import { profileStoreContract } from '#src/tests/contracts/profileStore.ts'
import { profileStoreChangesContract } from '#src/tests/contracts/profileStoreChanges.ts'
import { profileStoreDamageContract } from '#src/tests/contracts/profileStoreDamage.ts'
import { profileStoreEveningContract } from '#src/tests/contracts/profileStoreEvening.ts'
import type { ProfileStoreUnderTest } from '#src/tests/contracts/profileStorePlace.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { startSilentServer } from '#src/tests/support/silentServer.ts'
import { startSlowFront } from '#src/tests/support/slowFront.ts'
import { accountIdOf } from './accountId.ts'
import { redisProfileStore } from './redisProfileStore.ts'

const id = accountIdOf('google', 'the one of these tests')
const identity = { provider: 'google', firstName: 'Secret', lastName: '', email: '', profileImageUrl: '' }
const secrets = [id, identity.firstName]

let bridge: RestBridge
beforeAll(async () => {
  bridge = await startRedisOverRest()
})
afterAll(() => bridge.stop())

const inRedis = (): ProfileStoreUnderTest => ({
  // Longer than in life: hundreds of steps at once on a busy machine are no failure.
  store: redisProfileStore({ ...bridge, deadlineMs: 20_000 }),
  other: redisProfileStore({ ...bridge, deadlineMs: 20_000 }),
  corrupt: async (accountId, field, text) => void (await bridge.command('HSET', `account:${accountId}`, field, text)),
  corruptEvening: async (accountId, field, text) =>
    void (await bridge.command('HSET', `account:${accountId}:evening`, field, text)),
  everything: async () => {
    const keys = await scannedKeys()
    return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await bridge.command('HGETALL', key)])))
  },
})
profileStoreContract('the Redis store', inRedis)
profileStoreChangesContract('the Redis store', inRedis)
profileStoreDamageContract('the Redis store', inRedis)
profileStoreEveningContract('the Redis store', inRedis)

async function scannedKeys(): Promise<string[]> {
  const keys: string[] = []
  let cursor = '0'
  do {
    const [next, found] = (await bridge.command('SCAN', cursor)) as [string, string[]]
    keys.push(...found)
    cursor = next
  } while (cursor !== '0')
  return keys
}

describe('the Redis store', () => {
  it('keeps one key for each account, apart from the cache', async () => {
    await bridge.command('FLUSHALL')
    const store = redisProfileStore({ ...bridge })
    await store.create(id, identity)
    await store.patch(id, { keepsMoodHistory: true })
    await store.recordMood(id, 'laugh')
    expect(await scannedKeys()).toEqual([`account:${id}`])
    await store.remove(id)
    expect(await scannedKeys()).toEqual([])
  })

  it('rejects within its deadline when Redis is slow, once and without values', async () => {
    const silent = await startSilentServer()
    const slow = redisProfileStore({ url: silent.url, token: 't' })
    const started = performance.now()
    const error = await slow.create(id, identity).catch((reason: unknown) => reason)
    expect(performance.now() - started).toBeLessThan(2500)
    expectUnavailable(error, secrets)
    expect(silent.calls()).toBe(1)
    silent.stop()
  })

  it('with a budget reads and changes in a second try when the first gets no answer', async () => {
    const front = await startSlowFront(bridge.url)
    await redisProfileStore({ ...bridge }).create(id, identity)
    const patient = redisProfileStore({ ...bridge, url: front.url, budgetMs: 4000 })
    front.hold(null)
    const started = performance.now()
    expect(await patient.patch(id, { phone: '030 1234' })).toMatchObject({ phone: '030 1234' })
    expect(performance.now() - started).toBeGreaterThanOrEqual(1900)
    expect(front.calls()).toBe(2)
    front.hold(null)
    expect(await redisProfileStore({ ...bridge, url: front.url, budgetMs: 1000 }).read(id)).toMatchObject({
      phone: '030 1234',
    })
    front.stop()
  })

  it('with a budget gives up after two tries and within it, and does nothing twice that counts', async () => {
    const silent = await startSilentServer()
    const started = performance.now()
    const patient = redisProfileStore({ url: silent.url, token: 't', budgetMs: 1000 })
    expectUnavailable(await patient.patch(id, { phone: '030 1234' }).catch((reason: unknown) => reason), secrets)
    expect(performance.now() - started).toBeLessThan(2000)
    expect(silent.calls()).toBe(2)
    const other = redisProfileStore({ url: silent.url, token: 't', budgetMs: 200 })
    expectUnavailable(await other.recordMood(id, 'laugh').catch((reason: unknown) => reason), secrets)
    expect(silent.calls()).toBe(3)
    silent.stop()
  })

  it('rejects without values when the key is no account, or the token is wrong', async () => {
    await bridge.command('SET', `account:${id}`, 'Secret')
    const store = redisProfileStore({ ...bridge })
    expectUnavailable(await store.create(id, identity).catch((reason: unknown) => reason), secrets)
    expectUnavailable(await store.read(id).catch((reason: unknown) => reason), secrets)
    await store.remove(id)
    const stranger = redisProfileStore({ ...bridge, token: 'wrong' })
    expectUnavailable(await stranger.create(id, identity).catch((reason: unknown) => reason), secrets)
  })
})
