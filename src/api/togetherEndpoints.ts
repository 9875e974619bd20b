import { z } from '#src/domain/schema.ts'
import { createRoomSchema, joinRoomSchema, sendActSchema } from '#src/domain/together/phoneActs.ts'
import { refusalSchema } from '#src/domain/together/refusal.ts'
import { readRoomCode } from '#src/domain/together/roomCode.ts'
import { roomViewSchema } from '#src/domain/together/roomView.ts'
import { defineEndpoint } from './endpoint.ts'

/** In any case. */
const codeParameter = z.pipe(
  z.string(),
  z.transform((text: string, context): string => {
    const code = readRoomCode(text)
    if (code !== null) return code
    context.issues.push({ code: 'custom', message: 'must be the five letters of a room', input: text })
    return z.NEVER
  }),
)
const params = { code: codeParameter }
const inRoom = z.object({
  room: roomViewSchema,
  /** Of this state of the room, to ask by `pollRoom`. */
  etag: z.string(),
})

/**
 * Rooms of several phones. A member's secret is sent once, with `createRoom` or `joinRoom`, and is a cookie from then on:
 * HttpOnly, of this room alone.
 */
export const togetherEndpoints = {
  createRoom: defineEndpoint({
    method: 'POST',
    path: '/api/together',
    body: createRoomSchema,
    response: inRoom,
    cache: 'private',
  }),
  /**
   * Tells a member's phone how the room stands; asking is also what keeps the member here. By `If-None-Match` a room that
   * has not changed answers 304 (see `pollRoom`). 401 without a secret, 403 `room_closed` where it opens nothing.
   */
  room: defineEndpoint({ path: '/api/together/:code', params, response: inRoom, cache: 'private' }),
  /**
   * Idempotent by the secret; a browser whose cookie is a member's gets that member's room, whatever secret it sends, so
   * that one person is one member. 404 `unknown_room`, 409 `room_full` or
   * `voting_begun`, 429.
   */
  joinRoom: defineEndpoint({
    method: 'POST',
    path: '/api/together/:code/join',
    params,
    body: joinRoomSchema,
    response: inRoom,
    cache: 'private',
  }),
  /** Idempotent by the act's id. What cannot be done now is no error: `refused` says why. Null: the member has left. */
  actInRoom: defineEndpoint({
    method: 'POST',
    path: '/api/together/:code/acts',
    params,
    body: sendActSchema,
    response: z.object({
      room: z.nullable(roomViewSchema),
      etag: z.nullable(z.string()),
      refused: z.nullable(refusalSchema),
    }),
    cache: 'private',
  }),
}
