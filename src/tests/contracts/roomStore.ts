import { randomInt } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError } from '#src/domain/errors.ts'
import { actOn } from '#src/domain/together/actOn.ts'
import { joinRoom, openRoom } from '#src/domain/together/joinRoom.ts'
import { drawRoomCode } from '#src/domain/together/roomCode.ts'
import type { RoomState } from '#src/domain/together/roomState.ts'
import { changeRoom } from '#src/server/together/changeRoom.ts'
import { missLimit, momentOf, type RoomStore } from '#src/server/together/roomStore.ts'
import { hashOf } from '#src/tests/support/testRoom.ts'

export interface RoomStoreUnderTest {
  readonly store: RoomStore
  /** The same rooms, as another process sees them. */
  readonly other: RoomStore
}

/** What every place that keeps rooms must do. */
export function roomStoreContract(name: string, place: () => RoomStoreUnderTest): void {
  const asking = (person: number, now: number) => ({ hash: hashOf(person), now })
  let now = 0
  beforeEach(() => {
    now = Date.now()
  })

  /** A room with so many people in it. */
  async function roomOf(count: number): Promise<RoomState> {
    const wish = { moods: ['calm' as const], contentType: 'all' as const, wishes: {} }
    const given = { code: drawRoomCode(randomInt), invitation: 'BCDFGH', candidates: [1, -2, 3], ...wish }
    const name = '千と千尋 "🪐" \\n'
    let room = openRoom(given, { hash: hashOf(0), name }, now)
    expect(await place().store.create(room)).toBe(true)
    for (let person = 1; person < count; person++) {
      const joined = joinRoom(room, { hash: hashOf(person) }, { now, here: new Set() })
      if (typeof joined === 'string') throw new Error(joined)
      expect(await place().store.swap(room.code, room.version, joined, asking(person, now))).toBe('done')
      room = joined
    }
    return room
  }

  const rooms = () => ({
    store: place().store,
    limiter: async () => null,
    addressOf: () => 'x',
    now: () => Date.now(),
  })

  describe(name, () => {
    it('gives back a room as it was put, and to nobody a code that is taken', async () => {
      const room = await roomOf(3)
      const look = await place().other.look(room.code, asking(1, now + 5))
      expect(look).toMatchObject({ version: 3, room, place: 1, settlesAt: 0, changedAt: room.at })
      expect(look?.seen).toEqual([now, now + 5, now, 0, 0, 0])
      expect(await place().other.create({ ...room, members: room.members.slice(0, 1) })).toBe(false)
      expect((await place().store.look(room.code, asking(9, now)))?.room).toEqual(room)
    })

    it('answers without the room who knows its version, and knows who is here without changing it', async () => {
      const room = await roomOf(2)
      expect(await place().store.look(room.code, asking(0, now + 1000), 2)).toMatchObject({ room: null, version: 2 })
      expect(await place().store.look(room.code, asking(0, now + 1000), 1)).toMatchObject({ room })
      const late = await place().other.look(room.code, asking(1, now + 20_500), 2)
      expect(late).toMatchObject({ place: 1, version: 2 })
      if (!late) throw new Error('gone')
      expect([...momentOf(late, now + 20_500).here].sort()).toEqual([0, 1])
      expect([...momentOf(late, now + 21_000).here]).toEqual([1])
    })

    it('tells nobody to be here who is no member, also of an empty name', async () => {
      const { code } = await roomOf(1)
      for (const hash of ['', hashOf(4), `${hashOf(0)}x`, hashOf(0).slice(0, 5)]) {
        const look = await place().store.look(code, { hash, now: now + 7 })
        expect(look).toMatchObject({ place: null, seen: [now, 0, 0, 0, 0, 0] })
      }
    })

    it('replaces the version that is meant alone, and tells how the room stands instead', async () => {
      const room = await roomOf(2)
      const next = { ...room, version: 3, letsIn: true }
      expect(await place().store.swap(room.code, 2, next, asking(0, now))).toBe('done')
      const beaten = await place().other.swap(room.code, 2, { ...next, letsIn: false }, asking(1, now + 9))
      expect(beaten).toMatchObject({ version: 3, room: next, place: 1 })
      expect(await place().other.swap(room.code, 1, null, asking(1, now))).toMatchObject({ version: 3 })
    })

    it('forgets who leaves, and a place that is taken again is somebody else’s', async () => {
      const room = await roomOf(2)
      const left = { ...room, version: 3, members: room.members.slice(0, 1) }
      await place().store.swap(room.code, 2, left, asking(1, now))
      expect(await place().store.look(room.code, asking(1, now))).toMatchObject({
        place: null,
        seen: [now, 0, 0, 0, 0, 0],
      })
      const joined = joinRoom(left, { hash: hashOf(5) }, { now, here: new Set() })
      if (typeof joined === 'string') throw new Error(joined)
      await place().store.swap(room.code, 3, joined, asking(5, now + 3))
      expect(await place().store.look(room.code, asking(1, now))).toMatchObject({ place: null })
      expect(await place().store.look(room.code, asking(5, now + 4))).toMatchObject({ place: 1 })
    })

    it('deletes a room for good', async () => {
      const room = await roomOf(1)
      expect(await place().store.swap(room.code, 1, null, asking(0, now))).toBe('done')
      expect(await place().other.look(room.code, asking(0, now))).toBeNull()
      expect(await place().other.swap(room.code, 1, room, asking(0, now))).toBeNull()
      expect(await place().store.create(room)).toBe(true)
    })

    it('counts wrong codes of an address: two an hour, right ones not at all', async () => {
      const { code } = await roomOf(1)
      const guarded = { address: `address ${Math.random()}` }
      const find = (what: string, at = now) => place().store.find(what, asking(3, at), guarded)
      for (let times = 0; times < 5; times++) expect(await find(code)).toMatchObject({ version: 1, place: null })
      expect(await find('GGGGG')).toBeNull()
      expect(await find('GGGGG', now + 1000)).toBeNull()
      const wait = await find(code, now + 2000)
      expect(wait).toEqual({ waitMs: missLimit.ms - 2000 })
      expect(await place().store.find(code, asking(3, now), { address: `${guarded.address} other` })).toMatchObject({
        version: 1,
      })
    })

    it('finds no more for a hundred wrong codes at once than for two', async () => {
      const guarded = { address: `address ${Math.random()}` }
      const both = [place().store, place().other]
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) => both[at % 2]?.find('GGGGG', asking(3, now), guarded)),
      )
      expect(answers.filter((answer) => answer === null)).toHaveLength(missLimit.most)
    })

    it('loses no vote and no join of many at once, from two processes', async () => {
      const { code } = await roomOf(1)
      const both = [rooms(), { ...rooms(), store: place().other }] as const
      const people = [1, 2, 3, 4, 5, 6, 7]
      const joined = await Promise.allSettled(
        people.map(async (person) => {
          const hash = hashOf(person)
          await changeRoom(
            both[person % 2] ?? both[0],
            code,
            hash,
            await place().store.look(code, asking(person, now)),
            (at) => {
              const room = joinRoom(at.room, { hash }, at.moment)
              if (typeof room === 'string') throw new DomainError(room, 'no')
              return { room }
            },
          )
        }),
      )
      expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      const look = await place().store.look(code, asking(0, now))
      expect(look?.room?.members.map(({ place: at }) => at)).toEqual([0, 1, 2, 3, 4, 5])

      const act = async (hash: string, id: string, deed: Parameters<typeof actOn>[1]['deed'], at: number) => {
        const seen = await place().store.look(code, { hash, now: Date.now() })
        return await changeRoom(both[at % 2] ?? both[0], code, hash, seen, (standing) =>
          actOn(standing.room, { place: standing.place ?? 9, id, deed }, standing.moment),
        )
      }
      await act(hashOf(0), 'begin-xx', { kind: 'begin' }, 0)
      const hashes = (await place().store.look(code, asking(0, now)))?.room?.members.map(({ hash }) => hash) ?? []
      // Each vote arrives twice.
      await Promise.all(
        [...hashes, ...hashes].map((hash, at) =>
          act(hash, `vote-${hash.slice(6, 9)}`, { kind: 'vote', round: 1, position: 0, vote: 'yes' }, at),
        ),
      )
      const after = await place().other.look(code, asking(0, Date.now()))
      expect(after?.room).toMatchObject({ phase: 'match', votes: ['yyyyyy'], outcomes: 'm' })
      // Five joins, begin, six votes: nothing was done twice.
      expect(after?.version).toBe(1 + 5 + 1 + 6)
    })
  })
}
