import { randomInt } from 'node:crypto'
import { DomainError, RateLimitedError } from '#src/domain/errors.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import { actOn, type Deed, settled } from '#src/domain/together/actOn.ts'
import { joinRoom, openRoom } from '#src/domain/together/joinRoom.ts'
import type { CreateRoom, JoinRoom, PhoneAct } from '#src/domain/together/phoneActs.ts'
import type { Refusal } from '#src/domain/together/refusal.ts'
import { drawLetters, drawRoomCode, invitationLength } from '#src/domain/together/roomCode.ts'
import type { Moment, RoomState } from '#src/domain/together/roomState.ts'
import type { RoomView } from '#src/domain/together/roomView.ts'
import { viewFor } from '#src/domain/together/viewFor.ts'
import type { Deps } from '#src/server/deps.ts'
import { changeRoom, roomClosed, type Standing } from '#src/server/together/changeRoom.ts'
import { hashOfSecret } from '#src/server/together/memberSecret.ts'
import { type Guarded, momentOf, roomWaits } from '#src/server/together/roomStore.ts'
import type { Rooms } from '#src/server/together/rooms.ts'
import { hereBits, type RoomTag, writeTag } from '#src/server/together/roomTag.ts'
import { ownFlags, roomCandidates } from './togetherPool.ts'

/** A room for one of its members' phones. */
export interface ShownRoom {
  readonly room: RoomView
  readonly etag: string
}

/** A member of a room, as their phone names itself. */
export interface Membership {
  readonly code: string
  readonly secret: string
}

/** Codes are drawn again where a room has the code already: one time in a million. */
const mostDraws = 5

function shown(rooms: Rooms, room: RoomState, place: number, { now, here }: Moment): ShownRoom {
  // Whoever is told of a room is in it, although the store may have noted it after it was asked.
  const moment = { now, here: new Set([...here, place]) }
  const view = viewFor(room, place, moment, rooms.store.isLocal)
  if (!view) throw roomClosed()
  return { room: view, etag: writeTag({ version: room.version, here: hereBits(moment), place }) }
}

/** Opens a room. @throws DomainError room_waits, unavailable */
export async function openedRoom(
  rooms: Rooms,
  deps: Deps,
  { secret, name, lamp, moods, contentType, wishes }: CreateRoom,
  country: MaybeCountry,
): Promise<ShownRoom> {
  for (let draw = 1; draw <= mostDraws; draw++) {
    const code = drawRoomCode(randomInt)
    const wish = { moods, contentType, wishes }
    const candidates = await roomCandidates(deps, wish, country, code)
    const person = { hash: hashOfSecret(code, secret), ...(name !== undefined && { name }), ...(lamp && { lamp }) }
    const invitation = drawLetters(invitationLength, randomInt)
    const now = rooms.now()
    const room = openRoom({ code, invitation, ...wish, candidates }, person, now)
    if (await rooms.store.create(room)) return shown(rooms, room, 0, { now, here: new Set() })
  }
  throw roomWaits()
}

const notJoined = {
  room_full: 'This room is full: it holds six.',
  voting_begun: 'Voting has begun in this room. Who opened it can let you in.',
} as const

/**
 * The room for somebody who wants to join it and whose browser is in it already: in another tab, or before a reload that
 * forgot it. Nobody is counted or let in.
 * @returns null where the secret is no member's
 * @throws DomainError room_waits
 */
export async function rejoinedRoom(rooms: Rooms, { code, secret }: Membership): Promise<ShownRoom | null> {
  const now = rooms.now()
  const look = await rooms.store.look(code, { hash: hashOfSecret(code, secret), now })
  return look?.room && look.place !== null ? shown(rooms, look.room, look.place, momentOf(look, now)) : null
}

/**
 * Lets somebody in who names a code. A wrong code is counted against their address; with the letters of the link nobody
 * has to wait, since those cannot be guessed.
 * @throws DomainError unknown_room, room_full, voting_begun, rate_limited, room_waits
 */
export async function joinedRoom(
  rooms: Rooms,
  code: string,
  { secret, name, lamp, invitation }: JoinRoom,
  guarded: Guarded,
): Promise<ShownRoom> {
  const hash = hashOfSecret(code, secret)
  const asking = { hash, now: rooms.now() }
  const invited = invitation === undefined ? null : await rooms.store.look(code, asking)
  const isInvited = invited?.room != null && (invited.place !== null || invited.room.invitation === invitation)
  const found = isInvited ? invited : await rooms.store.find(code, asking, guarded)
  if (found && 'waitMs' in found) throw new RateLimitedError(Math.max(1, Math.ceil(found.waitMs / 1000)))
  if (!found) throw new DomainError('unknown_room', 'No room has this code. Codes last two hours.')
  const person = { hash, ...(name !== undefined && { name }), ...(lamp && { lamp }) }
  const { result, before } = await changeRoom(rooms, code, hash, found, ({ room, moment }) => {
    const joined = joinRoom(room, person, moment)
    if (typeof joined === 'string') throw new DomainError(joined, notJoined[joined])
    return { room: joined }
  })
  const place = result.room.members.find((member) => member.hash === hash)?.place
  if (place === undefined) throw roomClosed()
  return shown(rooms, result.room, place, before.moment)
}

/**
 * How a room stands, for a member whose phone asks; it counts as here from now on.
 * @param known what the phone knows
 * @returns 'unchanged' with when the room changed last, where the phone knows all of it
 * @throws DomainError room_closed, room_waits
 */
export async function polledRoom(
  rooms: Rooms,
  { code, secret }: Membership,
  known: RoomTag | null,
): Promise<ShownRoom | { readonly unchanged: RoomTag; readonly changedAt: number }> {
  const hash = hashOfSecret(code, secret)
  const now = rooms.now()
  const look = await rooms.store.look(code, { hash, now }, known?.version)
  if (!look || look.place === null) throw roomClosed()
  const here = hereBits(momentOf(look, now))
  const isKnown = known?.version === look.version && known.here === here && known.place === look.place
  if (isKnown && (look.settlesAt === 0 || now < look.settlesAt)) {
    return { unchanged: known, changedAt: look.changedAt }
  }
  const { result, before } = await changeRoom(rooms, code, hash, look, ({ room, moment }) => ({
    room: settled(room, moment),
  }))
  if (before.place === null) throw roomClosed()
  return shown(rooms, result.room, before.place, before.moment)
}

export interface ActedRoom {
  /** Null: the member has left. */
  readonly shown: ShownRoom | null
  readonly refused: Refusal | null
}

/**
 * Does what a member's phone says.
 * @param country of the phone, where it has to be known
 * @throws DomainError room_closed, room_waits, unavailable
 */
export async function actedInRoom(
  rooms: Rooms,
  deps: Deps,
  { code, secret }: Membership,
  { id, act }: { readonly id: string; readonly act: PhoneAct },
  country: MaybeCountry,
): Promise<ActedRoom> {
  const hash = hashOfSecret(code, secret)
  const asking = { hash, now: rooms.now() }
  const recalled = rooms.store.recall(code, asking)
  // What a phone rules out is worked out before the step, of the candidates that it was asked about.
  const isOfOldPool = act.kind === 'sendOwn' && recalled?.room?.pool !== act.pool
  const look = recalled && !isOfOldPool ? recalled : await rooms.store.look(code, asking)
  if (!look?.room || look.place === null) throw roomClosed()
  const deed = await deedOf(deps, act, look.room, country)
  const { result, before } = await changeRoom(rooms, code, hash, look, (standing) => {
    const { room, refused } = actOn(standing.room, { place: placeIn(standing), id, deed }, standing.moment)
    return { room, refused }
  })
  if (result.room === null || act.kind === 'leave') return { shown: null, refused: null }
  return { shown: shown(rooms, result.room, placeIn(before), before.moment), refused: result.refused }
}

/** @throws DomainError room_closed, for somebody who has left in another tab meanwhile */
function placeIn({ place }: Standing): number {
  if (place === null) throw roomClosed()
  return place
}

/** What the server finds out for an act, before the room is changed. */
async function deedOf(deps: Deps, act: PhoneAct, room: RoomState, country: MaybeCountry): Promise<Deed> {
  switch (act.kind) {
    case 'setRoom': {
      const candidates = await roomCandidates(deps, act, act.country ?? country, room.code)
      return { kind: act.kind, moods: act.moods, contentType: act.contentType, wishes: act.wishes, candidates }
    }
    case 'sendOwn':
      if (act.pool !== room.pool) return { kind: act.kind, pool: act.pool, out: '', unsure: '' }
      return { kind: act.kind, pool: act.pool, ...(await ownFlags(deps, room, act, act.country ?? country)) }
    case 'chooseForUs':
      return { ...act, random: randomInt(2 ** 32) / 2 ** 32 }
    default:
      return act
  }
}
