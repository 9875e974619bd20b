import { type Acted, actOn, type Deed } from '#src/domain/together/actOn.ts'
import { joinRoom, openRoom } from '#src/domain/together/joinRoom.ts'
import type { RoomState } from '#src/domain/together/roomState.ts'

export const start = 1_800_000_000_000

/** A room as tests drive it: acts in order, by place, at a time, with who is here. */
export class TestRoom {
  room: RoomState
  now = start
  here: Set<number>
  last: Acted | null = null
  #acts = 0

  /** @param count people; the first opened the room */
  constructor(count: number, candidates = 30) {
    const numbers = Array.from({ length: candidates }, (_, index) => (index % 3 === 2 ? -(index + 1) : index + 1))
    this.room = openRoom(
      {
        code: 'HRTKV',
        invitation: 'BCDFGH',
        moods: ['escape'],
        contentType: 'all',
        wishes: {},
        candidates: numbers,
      },
      { hash: hashOf(0) },
      start,
    )
    this.here = new Set([0])
    for (let person = 1; person < count; person++) this.join(person)
  }

  /** Somebody who comes in later than all before. @returns what `joinRoom` says */
  join(person: number, name = ''): ReturnType<typeof joinRoom> {
    this.now += 1000
    const joined = joinRoom(this.room, { hash: hashOf(person), name }, this.moment)
    if (typeof joined !== 'string') {
      this.room = joined
      const place = joined.members.find(({ hash }) => hash === hashOf(person))?.place
      if (place !== undefined) this.here.add(place)
    }
    return joined
  }

  get moment() {
    return { now: this.now, here: this.here }
  }

  /** @returns why it was refused */
  act(place: number, deed: Deed, id = `act-${++this.#acts}-xxx`): Acted['refused'] {
    this.now += 100
    const before = this.room
    this.last = actOn(this.room, { place, id, deed }, this.moment)
    this.room = this.last.room ?? before
    return this.last.refused
  }

  /** The title that is voted on. */
  get on() {
    return { round: this.room.round, position: this.room.outcomes.length - this.room.roundStart }
  }

  vote(place: number, vote: 'yes' | 'no'): Acted['refused'] {
    return this.act(place, { kind: 'vote', ...this.on, vote })
  }
}

export function hashOf(person: number): string {
  return `person${person}`.padEnd(22, 'x')
}
