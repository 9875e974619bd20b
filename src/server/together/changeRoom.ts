import { setTimeout as after } from 'node:timers/promises'
import { DomainError } from '#src/domain/errors.ts'
import type { Moment, RoomState } from '#src/domain/together/roomState.ts'
import { type Look, momentOf, roomWaits } from './roomStore.ts'
import type { Rooms } from './rooms.ts'

/** How a room stands, and who asks. */
export interface Standing {
  readonly room: RoomState
  readonly place: number | null
  readonly moment: Moment
}

interface Step {
  /** The same room where nothing changes; null deletes it. */
  readonly room: RoomState | null
}

/** Six phones at once need six attempts at most; more only where others act meanwhile. */
const mostAttempts = 24

/** The error for a code and a secret that open nothing; which of the two is wrong is nobody's business. */
export function roomClosed(): DomainError {
  return new DomainError('room_closed', 'This room has closed, or this phone is not in it.')
}

/**
 * Changes a room by a pure step, which is done again where somebody else was faster.
 * @param look what the asker saw
 * @param step @throws DomainError to leave the room as it is
 * @returns the step's result, and the room and moment that it was done in
 * @throws DomainError room_closed, where the room is gone; room_waits
 */
export async function changeRoom<Result extends Step>(
  { store, now }: Rooms,
  code: string,
  hash: string,
  look: Look | null,
  step: (standing: Standing) => Result,
): Promise<{ readonly result: Result; readonly before: Standing }> {
  let seen = look
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const asking = { hash, now: now() }
    if (seen && !seen.room) seen = await store.look(code, asking)
    if (!seen?.room) throw roomClosed()
    const before = { room: seen.room, place: seen.place, moment: momentOf(seen, asking.now) }
    const result = step(before)
    if (result.room === before.room) {
      if (!seen.isRecalled) return { result, before }
      // What seems to be late, or done already, may only be so in a room that is remembered.
      seen = await store.look(code, asking)
      continue
    }
    const swapped = await store.swap(code, before.room.version, result.room, asking)
    if (swapped === 'done') return { result, before }
    seen = swapped
    // Who lost several times lets others go first.
    if (attempt > 3) await after(Math.random() * 4 * attempt)
  }
  throw roomWaits()
}
