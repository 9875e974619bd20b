import type { Limit } from '#src/accounts/rateLimiter.ts'
import { nextPollHeader } from '#src/api/pollRoom.ts'
import { togetherEndpoints } from '#src/api/togetherEndpoints.ts'
import { DomainError, RateLimitedError } from '#src/domain/errors.ts'
import { nextPollMs } from '#src/domain/together/limits.ts'
import { deps } from '#src/server/deps.ts'
import { route, type Visit } from '#src/server/http/endpoint.ts'
import { visitorCountry } from '#src/server/http/visitorCountry.ts'
import { leftCookie, memberCookie, secretIn } from '#src/server/together/memberSecret.ts'
import { rooms } from '#src/server/together/rooms.ts'
import { readTag, writeTag } from '#src/server/together/roomTag.ts'
import {
  actedInRoom,
  joinedRoom,
  type Membership,
  openedRoom,
  polledRoom,
  rejoinedRoom,
} from '#src/server/useCases/together.ts'

/** @throws RateLimitedError */
async function count(limit: Limit, who: string): Promise<void> {
  const wait = await rooms().limiter(limit, who)
  if (wait !== null) throw new RateLimitedError(wait)
}

/** @throws DomainError unauthorized */
function memberOf(code: string, { request }: Visit): Membership {
  const secret = secretIn(request, code)
  if (secret === null) throw new DomainError('unauthorized', 'This phone is in no room of this code. Please join it.')
  return { code, secret }
}

export const togetherRoutes = [
  route(togetherEndpoints.createRoom, async (_, visit, body) => {
    const wanted = body()
    await count('openRoom', rooms().addressOf(visit.ip))
    const opened = await openedRoom(rooms(), deps(), wanted, visitorCountry(wanted.country, visit))
    return { body: opened, cookies: [memberCookie(opened.room.code, wanted.secret, visit.request.url)] }
  }),

  route(togetherEndpoints.room, async ({ code }, visit) => {
    const polled = await polledRoom(rooms(), memberOf(code, visit), readTag(visit.request.ifNoneMatch))
    if (!('unchanged' in polled)) return { body: polled, headers: pollHeaders(polled.etag, polled.room.nextPollMs) }
    const idleMs = rooms().now() - polled.changedAt
    return { isUnchanged: true, headers: pollHeaders(writeTag(polled.unchanged), nextPollMs(idleMs)) }
  }),

  route(togetherEndpoints.joinRoom, async ({ code }, visit, body) => {
    const wanted = body()
    const held = secretIn(visit.request, code)
    const member = held === null ? null : await rejoinedRoom(rooms(), { code, secret: held })
    if (held !== null && member) return { body: member, cookies: [memberCookie(code, held, visit.request.url)] }
    const address = rooms().addressOf(visit.ip)
    await count('joinRoom', address)
    await count('roomDoor', code)
    const joined = await joinedRoom(rooms(), code, wanted, { address })
    return { body: joined, cookies: [memberCookie(code, wanted.secret, visit.request.url)] }
  }),

  route(togetherEndpoints.actInRoom, async ({ code }, visit, body) => {
    const member = memberOf(code, visit)
    const sent = body()
    const { shown, refused } = await actedInRoom(rooms(), deps(), member, sent, visitorCountry(undefined, visit))
    const answer = { room: shown?.room ?? null, etag: shown?.etag ?? null, refused }
    return { body: answer, ...(shown === null && { cookies: [leftCookie(code, visit.request.url)] }) }
  }),
]

function pollHeaders(etag: string, ms: number): Record<string, string> {
  return { etag, [nextPollHeader]: String(ms) }
}
