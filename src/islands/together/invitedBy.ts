import { readRoomCode } from '#src/domain/together/roomCode.ts'

/** What the address says of a room: `?room=HRTKV`, or `?room=HRTKV-BCDFGH` in a link or a picture. */
export interface Invited {
  readonly code: string
  readonly invitation: string | null
}

/** @returns null where the query names no code that could be a room's */
export function invitedBy(query: URLSearchParams): Invited | null {
  const [letters = '', invitation] = (query.get('room') ?? '').split('-')
  const code = readRoomCode(letters)
  return code === null ? null : { code, invitation: invitation?.toUpperCase() ?? null }
}
