import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lossyRoomsContract } from '#src/tests/contracts/lossyRooms.ts'
import { roomStoreContract } from '#src/tests/contracts/roomStore.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { startSilentServer } from '#src/tests/support/silentServer.ts'
import { hashOf, TestRoom } from '#src/tests/support/testRoom.ts'
import { redisRoomStore } from './redisRoomStore.ts'

let bridge: RestBridge
beforeAll(async () => {
  bridge = await startRedisOverRest()
})
afterAll(() => bridge.stop())

// Longer than in life: many steps at once on a busy machine are no failure.
const patient = () => redisRoomStore({ ...bridge, deadlineMs: 20_000 })
roomStoreContract('the Redis store', () => ({ store: patient(), other: patient() }))
lossyRoomsContract('the Redis store', patient, 1)

describe('the Redis store', () => {
  const { room } = new TestRoom(2)
  const asking = { hash: room.members[0]?.hash ?? '', now: room.at }

  it('keeps one key for two hours after the last change, which asking does not prolong', async () => {
    await bridge.command('FLUSHALL')
    await patient().create(room)
    expect(await bridge.command('KEYS', '*')).toEqual(['together:HRTKV'])
    expect(await bridge.command('TTL', 'together:HRTKV')).toBe(7200)
    await bridge.command('EXPIRE', 'together:HRTKV', '100')
    await patient().look(room.code, asking)
    expect(await bridge.command('TTL', 'together:HRTKV')).toBeLessThanOrEqual(100)
    await patient().swap(room.code, room.version, { ...room, version: 9 }, asking)
    expect(await bridge.command('TTL', 'together:HRTKV')).toBe(7200)
    await patient().swap(room.code, 9, null, asking)
    expect(await bridge.command('KEYS', '*')).toEqual([])
  })

  it('remembers a room that it saw a moment ago, for its members, and what another process did since is not lost', async () => {
    await bridge.command('FLUSHALL')
    const [store, other] = [patient(), patient()]
    expect(store.recall(room.code, asking)).toBeNull()
    await store.create(room)
    expect(store.recall(room.code, asking)).toMatchObject({ version: room.version, place: 0 })
    await store.look(room.code, asking)
    const later = { ...asking, now: asking.now + 1500 }
    const recalled = store.recall(room.code, later)
    expect(recalled).toMatchObject({ version: room.version, room, place: 0 })
    expect(recalled?.seen[0]).toBe(later.now)
    expect(store.recall(room.code, { ...asking, hash: hashOf(7) })).toBeNull()
    expect(store.recall(room.code, { ...asking, now: asking.now + 2500 })).toBeNull()

    const next = { ...room, version: room.version + 1, letsIn: true }
    expect(await other.swap(room.code, room.version, next, asking)).toBe('done')
    expect(await store.swap(room.code, room.version, { ...room, version: 9 }, later)).toMatchObject({ room: next })
    expect(store.recall(room.code, later)).toMatchObject({ version: next.version })
    // Who acts is here, without having asked.
    const last = { ...later, now: later.now + 300 }
    expect(await store.swap(room.code, next.version, { ...next, version: 3 }, last)).toBe('done')
    expect((await other.look(room.code, { hash: hashOf(1), now: last.now }))?.seen[0]).toBe(last.now)
    expect(store.recall(room.code, last)).toMatchObject({ version: 3 })
    await store.swap(room.code, 3, null, last)
    expect(store.recall(room.code, last)).toBeNull()
  })

  it('forgets the misses of an address after an hour, and never learned the address', async () => {
    await bridge.command('FLUSHALL')
    await patient().find('GGGGG', asking, { address: 'hashed' })
    expect(await bridge.command('KEYS', '*')).toEqual(['together:misses:hashed'])
    expect(await bridge.command('TTL', 'together:misses:hashed')).toBe(3600)
  })

  it.each([['a text'], ['{}'], ['{"code":"HRTKV"}'], ['']])('takes %j for no room', async (text) => {
    await bridge.command('DEL', 'together:HRTKV')
    await bridge.command('HSET', 'together:HRTKV', 'version', '3', 'room', text)
    const look = await patient().look(room.code, asking)
    expect(look?.room ?? null).toBeNull()
  })

  it('says that the room waits when Redis is late, down, or holds something else: without values', async () => {
    const silent = await startSilentServer()
    const started = performance.now()
    const waits = async (step: Promise<unknown>): Promise<void> => {
      const error = await step.catch((reason: unknown) => reason)
      expect(error).toMatchObject({ code: 'room_waits', status: 503 })
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(asking.hash)
    }
    await waits(redisRoomStore({ url: silent.url, token: 't' }).look(room.code, asking))
    expect(performance.now() - started).toBeLessThan(2500)
    silent.stop()
    await waits(redisRoomStore({ url: 'http://127.0.0.1:9', token: 't' }).swap(room.code, 1, room, asking))
    await waits(redisRoomStore({ ...bridge, token: 'wrong' }).create(room))
    await bridge.command('SET', 'together:HRTKV', 'x')
    await waits(patient().look(room.code, asking))
  })
})
