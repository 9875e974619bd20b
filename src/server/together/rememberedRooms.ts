import { LRUCache } from 'lru-cache'
import type { RoomState } from '#src/domain/together/roomState.ts'
import { type Asking, hashesByPlace, type Look, timesOf } from './roomStore.ts'

/** At 8 KB each 4 MB. */
const mostRooms = 500
/** Beyond this age, in milliseconds, who is here may have changed more than matters. */
const freshMs = 2000

interface Remembered {
  readonly room: RoomState
  readonly seen: readonly number[]
  readonly at: number
}

export interface RememberedRooms {
  /** Notes what the store said of a room; null where there is none. */
  readonly noteLook: (code: string, look: Look | null, now: number) => void
  /** Notes a room that the store took; null where it deleted it. */
  readonly noteWrite: (code: string, room: RoomState | null, asking: Asking) => void
  /** See `recall` of the store. */
  readonly recall: (code: string, asking: Asking) => Look | null
}

/** Rooms as this process saw them last. Another process may have changed them since: only `swap` tells. */
export function rememberedRooms(): RememberedRooms {
  const rooms = new LRUCache<string, Remembered>({ max: mostRooms })
  return {
    noteLook(code, look, now) {
      if (!look) return void rooms.delete(code)
      const before = rooms.get(code)
      const room = look.room ?? (before?.room.version === look.version ? before.room : undefined)
      // An answer that was overtaken by a write is no news.
      if (room && room.version >= (before?.room.version ?? 0)) rooms.set(code, { room, seen: look.seen, at: now })
    },
    noteWrite(code, room, { hash, now }) {
      const before = rooms.get(code)
      if (!room) return void rooms.delete(code)
      const hashes = hashesByPlace(room)
      const was = before && hashesByPlace(before.room)
      const seen = hashes.map((one, place) => {
        if (one === '') return 0
        return one === hash || was?.[place] !== one ? now : (before?.seen[place] ?? now)
      })
      rooms.set(code, { room, seen, at: before?.at ?? now })
    },
    recall(code, { hash, now }) {
      const known = rooms.get(code)
      const place = known?.room.members.find((member) => member.hash === hash)?.place
      if (!known || place === undefined || Math.abs(now - known.at) > freshMs) return null
      const seen = known.seen.map((at, one) => (one === place ? now : at))
      return { version: known.room.version, room: known.room, place, seen, ...timesOf(known.room), isRecalled: true }
    },
  }
}
