import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DomainError } from '#src/domain/errors.ts'
import { type Acted, actOn, type Deed } from '#src/domain/together/actOn.ts'
import { joinRoom, openRoom } from '#src/domain/together/joinRoom.ts'
import { mostRoomBytes } from '#src/domain/together/limits.ts'
import { drawRoomCode } from '#src/domain/together/roomCode.ts'
import { type RoomState, votesOn } from '#src/domain/together/roomState.ts'
import { changeRoom } from '#src/server/together/changeRoom.ts'
import { type Look, type RoomStore, roomWaits } from '#src/server/together/roomStore.ts'
import type { Rooms } from '#src/server/together/rooms.ts'
import { hashOf } from '#src/tests/support/testRoom.ts'

const people = 5
const deed = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('yes' as const, 'yes' as const, 'no' as const) },
  { weight: 1, arbitrary: fc.constant('veto' as const) },
  { weight: 5, arbitrary: fc.constantFrom('goOn' as const, 'twelveMore' as const, 'choose' as const) },
  { weight: 1, arbitrary: fc.constantFrom('leave' as const, 'rename' as const) },
)
type Wanted = typeof deed extends fc.Arbitrary<infer Value> ? Value : never
/** What everybody does at once: each their own thing, in a process of their own. */
const beat = fc.array(deed, { minLength: people, maxLength: people })
/** Of each operation that changes a room: whether it is done, and whether the answer comes. */
const faults = fc.infiniteStream(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom('answer lost' as const, 'not done' as const) },
  ),
)

/** A store some of whose swaps fail, before or after they were done. */
function lossy(store: RoomStore, next: () => 'none' | 'answer lost' | 'not done'): RoomStore {
  return {
    ...store,
    swap: async (...given) => {
      const fault = next()
      if (fault === 'not done') throw roomWaits()
      const swapped = await store.swap(...given)
      if (fault === 'answer lost') throw roomWaits()
      return swapped
    },
  }
}

/** One room, its phones, and what each was told has been done. */
class Evening {
  readonly code = drawRoomCode(randomInt)
  readonly #rooms: Rooms
  readonly #store: RoomStore
  readonly #confirmed = new Map<string, string>()
  readonly #vetoes = new Map<string, number>()
  acts = 0

  constructor(store: RoomStore, next: () => 'none' | 'answer lost' | 'not done') {
    this.#store = store
    this.#rooms = { store: lossy(store, next), limiter: async () => null, addressOf: () => 'x', now: () => Date.now() }
  }

  async open(): Promise<void> {
    const candidates = Array.from({ length: 144 }, (_, index) => (index % 2 ? 1 : -1) * (1_000_000 + index))
    const given = { code: this.code, invitation: 'BCDFGH', moods: ['calm' as const], contentType: 'all' as const }
    const room = openRoom({ ...given, wishes: {}, candidates }, { hash: hashOf(0) }, Date.now())
    expect(await this.#store.create(room)).toBe(true)
    for (let person = 1; person < people; person++) await this.join(person)
    await this.act(0, 'begin')
    await this.act(0, 'letIn')
  }

  async #look(person: number): Promise<Look | null> {
    const asking = { hash: hashOf(person), now: Date.now() }
    return this.#store.recall(this.code, asking) ?? (await this.#store.look(this.code, asking))
  }

  async room(): Promise<RoomState | null> {
    return (await this.#store.look(this.code, { hash: hashOf(0), now: Date.now() }))?.room ?? null
  }

  /** Sends something until it is confirmed, as phones do. @returns null where the room, or the place in it, is gone */
  async #untilConfirmed<Result>(does: () => Promise<Result>): Promise<Result | null> {
    for (;;) {
      try {
        return await does()
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (error.code === 'room_closed') return null
        expect(error.code).toBe('room_waits')
      }
    }
  }

  async join(person: number): Promise<void> {
    const hash = hashOf(person)
    await this.#untilConfirmed(async () => {
      return await changeRoom(this.#rooms, this.code, hash, await this.#look(person), ({ room, moment }) => {
        const joined = joinRoom(room, { hash, name: '千と千尋'.repeat(6) }, moment)
        return { room: typeof joined === 'string' ? room : joined }
      })
    })
  }

  async act(person: number, wanted: 'begin' | 'letIn' | Wanted): Promise<void> {
    const hash = hashOf(person)
    let seen = await this.#look(person)
    const shown = seen?.room
    if (!shown || seen?.place === null) return
    const { round, outcomes, roundStart } = shown
    const position = Math.min(11, outcomes.length - roundStart)
    const deeds: Record<typeof wanted, Deed> = {
      begin: { kind: 'begin' },
      letIn: { kind: 'letIn', open: true },
      yes: { kind: 'vote', round, position, vote: 'yes' },
      no: { kind: 'vote', round, position, vote: 'no' },
      veto: { kind: 'veto', round, position },
      goOn: { kind: 'goOn', round, position: Math.max(0, position - 1) },
      twelveMore: { kind: 'twelveMore', round },
      choose: { kind: 'chooseForUs', round, random: 0.4 },
      leave: { kind: 'leave' },
      rename: { kind: 'setName', name: `${'🪐'.repeat(10)}${person}` },
    }
    const id = `act${++this.acts}-${person}`.padEnd(16, 'x')
    const acted = await this.#untilConfirmed(async (): Promise<Acted & { dealt: number }> => {
      seen ??= await this.#look(person)
      const look = seen
      seen = null
      const { result } = await changeRoom(this.#rooms, this.code, hash, look, (standing) => {
        const did = actOn(standing.room, { place: standing.place ?? 9, id, deed: deeds[wanted] }, standing.moment)
        return { ...did, dealt: roundStart + position }
      })
      return result
    })
    if (wanted === 'leave') {
      // Whoever comes back is somebody new.
      this.#forget(hash)
      return await this.join(person)
    }
    if (!acted || acted.refused !== null) return
    const vote = wanted === 'yes' ? 'y' : wanted === 'no' ? 'n' : wanted === 'veto' ? 'v' : null
    if (vote) this.#confirmed.set(`${hash} ${acted.dealt}`, vote)
    if (vote === 'v') this.#vetoes.set(hash, (this.#vetoes.get(hash) ?? 0) + 1)
  }

  #forget(hash: string): void {
    for (const key of this.#confirmed.keys()) if (key.startsWith(hash)) this.#confirmed.delete(key)
    this.#vetoes.delete(hash)
  }

  /** Every confirmed vote is there, none that nobody gave, and no veto was spent twice. */
  async check(): Promise<void> {
    const room = await this.room()
    if (!room) return
    expect(new TextEncoder().encode(JSON.stringify(room)).length).toBeLessThanOrEqual(mostRoomBytes)
    expect(new Set(room.dealt).size).toBe(room.dealt.length)
    for (const { hash, place, hasVeto } of room.members) {
      for (const dealt of room.dealt.keys()) {
        expect([hash, dealt, votesOn(room, dealt)[place]]).toEqual([
          hash,
          dealt,
          this.#confirmed.get(`${hash} ${dealt}`) ?? '-',
        ])
      }
      expect(this.#vetoes.get(hash) ?? 0).toBe(hasVeto ? 0 : 1)
    }
  }
}

/** Acts of ten rooms, at least. */
const actsOfRun = 2500

/**
 * Thousands of acts of people who act at the same time, through a store that loses every seventh change or its answer;
 * what is not confirmed is sent again. The rooms run at once, since a store that is asked over the network mostly waits.
 * @param runs of ten rooms
 */
export function lossyRoomsContract(name: string, store: () => RoomStore, runs: number): void {
  const least = runs * actsOfRun
  it(`${name} loses and doubles nothing that was confirmed in ${least} acts, whatever is lost on the way`, async () => {
    let acts = 0
    let titles = 0
    const rooms = fc.array(fc.array(beat, { minLength: 50, maxLength: 70 }), { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(rooms, faults, async (evenings, stream) => {
        const next = (): 'none' | 'answer lost' | 'not done' => stream.next().value
        await Promise.all(
          evenings.map(async (beats) => {
            const evening = new Evening(store(), next)
            await evening.open()
            for (const deeds of beats) {
              await Promise.all(deeds.map((one, person) => evening.act(person, one)))
              await evening.check()
            }
            acts += evening.acts
            titles += (await evening.room())?.outcomes.length ?? 0
          }),
        )
      }),
      { numRuns: runs, endOnFailure: true },
    )
    expect(acts).toBeGreaterThan(least)
    expect(titles).toBeGreaterThan(25 * runs)
  }, 600_000)
}
