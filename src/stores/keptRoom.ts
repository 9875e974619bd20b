import { z } from '#src/domain/schema.ts'

/** The room that this phone is in, so that somebody who closed the page finds back. */
const keptRoomSchema = z.object({ code: z.string(), closesAt: z.int() })
export type KeptRoom = z.infer<typeof keptRoomSchema>

const key = 'together:1'

/** Whether anything could be kept; if not, only the site knows whether this browser is in a room. */
export function canKeepRoom(): boolean {
  try {
    localStorage.getItem(key)
    return true
  } catch {
    return false
  }
}

/** Where storage is blocked nothing is kept; the address still leads back. */
export function keepRoom({ code, closesAt }: KeptRoom): void {
  try {
    localStorage.setItem(key, JSON.stringify({ code, closesAt }))
  } catch {}
}

/** Forgets a room, but never another one that is open. */
export function forgetRoom(code: string): void {
  try {
    if ((keptRoom() ?? code) === code) localStorage.removeItem(key)
  } catch {}
}

/** The code of the room that this phone was in last; null where there is none, or it has closed since. */
export function keptRoom(): string | null {
  try {
    const kept = keptRoomSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return kept.closesAt > Date.now() ? kept.code : null
  } catch {
    return null
  }
}
