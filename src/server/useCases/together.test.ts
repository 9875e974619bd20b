import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { PhoneAct } from '#src/domain/together/phoneActs.ts'
import { deps } from '#src/server/deps.ts'
import { memoryRoomStore } from '#src/server/together/memoryRoomStore.ts'
import type { Rooms } from '#src/server/together/rooms.ts'
import { readTag } from '#src/server/together/roomTag.ts'
import { actedInRoom, joinedRoom, type Membership, openedRoom, polledRoom } from './together.ts'

const secret = (): string => randomBytes(16).toString('base64url')

/** A room of two whose clock the test turns; voting has begun, at 0 s. */
async function voting() {
  const start = Date.now()
  let now = start
  const rooms: Rooms = { store: memoryRoomStore(), limiter: async () => null, addressOf: () => 'x', now: () => now }
  const [ana, rui] = [secret(), secret()]
  const wish = { moods: ['calm' as const], contentType: 'all' as const, wishes: {} }
  const { room } = await openedRoom(rooms, deps(), { secret: ana, ...wish }, 'BR')
  const { code } = room
  await joinedRoom(rooms, code, { secret: rui }, { address: 'x' })
  const members: Record<'ana' | 'rui', Membership> = { ana: { code, secret: ana }, rui: { code, secret: rui } }
  let acts = 0
  const act = async (who: 'ana' | 'rui', done: PhoneAct): Promise<string> => {
    const acted = await actedInRoom(rooms, deps(), members[who], { id: `act-${++acts}-xxx`, act: done }, 'BR')
    return acted.shown?.etag ?? ''
  }
  /** @returns the entity tag; null where nothing has changed since `etag` */
  const poll = async (who: 'ana' | 'rui', etag = ''): Promise<string | null> => {
    const polled = await polledRoom(rooms, members[who], readTag(etag))
    return 'unchanged' in polled ? null : polled.etag
  }
  const at = (seconds: number): void => {
    now = start + seconds * 1000
  }
  const etag = await act('ana', { kind: 'begin' })
  return { act, poll, at, etag }
}

it('a phone that asks while all think is told that nothing changed, also after a minute', async () => {
  const { poll, at, etag } = await voting()
  const seen: (string | null)[] = []
  for (const seconds of [15, 30, 45, 59, 61, 75, 90]) {
    at(seconds)
    await poll('rui')
    seen.push(await poll('ana', etag))
  }
  expect(seen).toEqual([null, null, null, null, null, null, null])
})

it('a title that one has voted on is decided after a minute, and then nothing changes again', async () => {
  const { act, poll, at } = await voting()
  const etag = await act('ana', { kind: 'vote', round: 1, position: 0, vote: 'yes' })
  for (const seconds of [15, 30, 45, 59]) {
    at(seconds)
    await poll('rui')
    expect(await poll('ana', etag)).toBeNull()
  }
  at(61)
  const next = await poll('ana', etag)
  expect(next).not.toBeNull()
  expect(await poll('ana', next ?? '')).toBeNull()
})
