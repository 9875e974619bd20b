import { DomainError } from '#src/domain/errors.ts'
import { awayAfterMs } from '#src/domain/together/limits.ts'
import type { Moment, RoomState } from '#src/domain/together/roomState.ts'
import { settlesAt } from '#src/domain/together/settle.ts'

/** Who asks, and when. */
export interface Asking {
  /** Hash of the secret of a member, or of somebody who is none yet. If it is a member's, they are here from now on. */
  readonly hash: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/** What a store says of a room. */
export interface Look {
  readonly version: number
  /** Null where the asker knows this version. */
  readonly room: RoomState | null
  /** The asker's place; null where they are no member. */
  readonly place: number | null
  /** When each place's phone asked last, by place, in milliseconds since 1970; 0 for nobody's. */
  readonly seen: readonly number[]
  /** See `settlesAt`. */
  readonly settlesAt: number
  /** When the room changed last. */
  readonly changedAt: number
  /** Whether this process remembers it, so that another may have changed the room since. */
  readonly isRecalled?: true
}

/** Misses of one address are counted, and too many of them find no room at all; see `missLimit`. */
export interface Guarded {
  /** A keyed hash of the address. */
  readonly address: string
}

/** In any hour an address names at most so many codes that are no room's. */
export const missLimit = { most: 2, ms: 3600 * 1000 }

/**
 * Keeps rooms, each for two hours after its last change. A room is changed by `swap` alone, which is atomic: it fails if
 * somebody else has changed the room meanwhile, so that no act is lost.
 * @throws DomainError room_waits, in any operation, where the store does not answer; the operation may have been done
 */
export interface RoomStore {
  /** Whether no other process sees these rooms. */
  readonly isLocal: boolean
  /** @returns false where a room has the code already */
  readonly create: (room: RoomState) => Promise<boolean>
  /**
   * Notes that the asker is here.
   * @param known the version that the asker knows
   * @returns null where there is no such room
   */
  readonly look: (code: string, asking: Asking, known?: number) => Promise<Look | null>
  /**
   * How this process saw the room a moment ago, for `changeRoom`: where somebody else has changed it since, `swap` fails and
   * the step is done again; a step that would change nothing is done on the room as it is. It saves a question to the store.
   * @returns null where nothing is remembered, or the asker was no member
   */
  readonly recall: (code: string, asking: Asking) => Look | null
  /**
   * Like `look`, for somebody who names a code: a miss is counted, in the same step.
   * @returns the milliseconds until the next try, where the address has missed too often
   */
  readonly find: (code: string, asking: Asking, guarded: Guarded) => Promise<Look | null | { readonly waitMs: number }>
  /**
   * Replaces a room of a version.
   * @param next null deletes it
   * @returns 'done', or how the room stands instead, null where it is gone
   */
  readonly swap: (
    code: string,
    version: number,
    next: RoomState | null,
    asking: Asking,
  ) => Promise<'done' | Look | null>
}

/** The error for a store that does not answer. */
export function roomWaits(cause?: unknown): DomainError {
  return new DomainError('room_waits', 'The room is waiting for its memory. Nothing is lost; please try again.', {
    cause,
  })
}

/** The moment that a store's answer describes. */
export function momentOf({ seen }: Pick<Look, 'seen'>, now: number): Moment {
  const places = seen.flatMap((at, place) => (at > 0 && now - at < awayAfterMs ? [place] : []))
  return { now, here: new Set(places) }
}

/** What a store keeps beside a room, to answer without reading it. */
export function timesOf(room: RoomState): Pick<Look, 'settlesAt' | 'changedAt'> {
  return { settlesAt: settlesAt(room), changedAt: room.at }
}

/** The hash of each place's member; empty for nobody's. */
export function hashesByPlace({ members }: RoomState): string[] {
  return Array.from({ length: 6 }, (_, place) => members.find((member) => member.place === place)?.hash ?? '')
}
