import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { mostMembers } from './limits.ts'
import type { Member, Moment, RoomState } from './roomState.ts'
import type { RoomWish } from './roomWish.ts'

/** Somebody who comes in. */
export interface Person {
  /** Of their secret. */
  readonly hash: string
  readonly name?: string
  readonly lamp?: MoodId
}

export interface NewRoom extends RoomWish {
  readonly code: string
  readonly invitation: string
  readonly candidates: readonly number[]
}

/** A room with one member, who opens it. */
export function openRoom({ candidates, ...given }: NewRoom, person: Person, now: number): RoomState {
  return {
    ...given,
    candidates: [...candidates],
    version: 1,
    at: now,
    phase: 'lobby',
    letsIn: false,
    pool: 1,
    members: [newMember([], person, now)],
    opener: 0,
    round: 0,
    dealt: [],
    roundStart: 0,
    votes: [],
    outcomes: '',
    shownAt: 0,
    chosen: null,
  }
}

/** Whether somebody with the code could join. */
export function isOpen({ members, phase, letsIn }: RoomState): boolean {
  return members.length < mostMembers && (phase === 'lobby' || letsIn)
}

/**
 * Lets somebody in. Who is in already stays as they are: a join that arrives twice is one.
 * @returns the room, the same one where nothing changed; or why not
 */
export function joinRoom(room: RoomState, person: Person, { now }: Moment): RoomState | 'room_full' | 'voting_begun' {
  if (room.members.some(({ hash }) => hash === person.hash)) return room
  if (room.members.length >= mostMembers) return 'room_full'
  if (!isOpen(room)) return 'voting_begun'
  const members = [...room.members, newMember(room.members, person, now)].sort((a, b) => a.place - b.place)
  return { ...room, members, version: room.version + 1, at: now }
}

function newMember(others: readonly Member[], { hash, name = '', lamp }: Person, now: number): Member {
  const places = Array.from({ length: mostMembers }, (_, place) => place)
  const place = places.find((one) => !others.some((other) => other.place === one)) ?? 0
  return { place, hash, name, lamp: freeLamp(others, lamp), joinedAt: now, hasVeto: true, own: null, acts: [] }
}

/** The lamp that is wanted if nobody has it, else the first that nobody has: there are more lamps than members. */
export function freeLamp(others: readonly Member[], wanted: MoodId | undefined): MoodId {
  const isFree = (mood: MoodId): boolean => !others.some(({ lamp }) => lamp === mood)
  return wanted !== undefined && isFree(wanted) ? wanted : (moodIds.find(isFree) ?? 'calm')
}
