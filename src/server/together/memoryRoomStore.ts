import { LRUCache } from 'lru-cache'
import { lifeMs } from '#src/domain/together/limits.ts'
import type { RoomState } from '#src/domain/together/roomState.ts'
import { type Asking, hashesByPlace, type Look, missLimit, type RoomStore, timesOf } from './roomStore.ts'

/** Rooms of one process: at 8 KB each 32 MB. The one that was asked for longest ago makes place for a new one. */
const mostRooms = 4000
const mostAddresses = 20_000

interface Kept {
  readonly room: RoomState
  readonly hashes: readonly string[]
  /** By place; changes without the room's version. */
  readonly seen: number[]
  readonly endsAt: number
}

/** Keeps rooms in this process, where the site has no Redis. */
export function memoryRoomStore(): RoomStore {
  const rooms = new LRUCache<string, Kept>({ max: mostRooms })
  const misses = new LRUCache<string, readonly number[]>({ max: mostAddresses })

  function current(code: string, now: number): Kept | null {
    const kept = rooms.get(code)
    if (!kept || now < kept.endsAt) return kept ?? null
    rooms.delete(code)
    return null
  }

  function keep(room: RoomState, before: Kept | null, now: number): void {
    const hashes = hashesByPlace(room)
    const seen = hashes.map((hash, place) => {
      if (hash === '') return 0
      return before?.hashes[place] === hash ? (before.seen[place] ?? now) : now
    })
    rooms.set(room.code, { room, hashes, seen, endsAt: now + lifeMs })
  }

  function lookAt(kept: Kept, { hash, now }: Asking, known?: number): Look {
    // Empty is the hash of nobody.
    const place = hash === '' ? -1 : kept.hashes.indexOf(hash)
    if (place >= 0) kept.seen[place] = now
    const { room, seen } = kept
    return {
      version: room.version,
      room: room.version === known ? null : room,
      place: place >= 0 ? place : null,
      seen: [...seen],
      ...timesOf(room),
    }
  }

  return {
    isLocal: true,
    create: async (room) => {
      if (current(room.code, room.at)) return false
      keep(room, null, room.at)
      return true
    },
    look: async (code, asking, known) => {
      const kept = current(code, asking.now)
      return kept && lookAt(kept, asking, known)
    },
    // Asking costs nothing here.
    recall: () => null,
    find: async (code, asking, { address }) => {
      const recent = (misses.get(address) ?? []).filter((at) => at > asking.now - missLimit.ms)
      const [first = 0] = recent
      if (recent.length >= missLimit.most) return { waitMs: first + missLimit.ms - asking.now }
      const kept = current(code, asking.now)
      if (kept) return lookAt(kept, asking)
      misses.set(address, [...recent, asking.now])
      return null
    },
    swap: async (code, version, next, asking) => {
      const kept = current(code, asking.now)
      if (!kept) return null
      if (kept.room.version !== version) return lookAt(kept, asking)
      if (next) keep(next, kept, asking.now)
      else rooms.delete(code)
      return 'done'
    },
  }
}
