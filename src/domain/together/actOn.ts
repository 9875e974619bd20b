import { dealRound } from './deal.ts'
import { drawBest } from './decidedTitles.ts'
import { hasFlag, writeFlags } from './flags.ts'
import { freeLamp } from './joinRoom.ts'
import type { PhoneAct } from './phoneActs.ts'
import type { Refusal } from './refusal.ts'
import { leads, type Member, type Moment, type RoomState, rememberedActs, votesOn, withVote } from './roomState.ts'
import type { RoomWish } from './roomWish.ts'
import { decide, settle } from './settle.ts'

/** What a member does: an act of their phone, with what the server found out for it. */
export type Deed =
  | Exclude<PhoneAct, { kind: 'setRoom' | 'sendOwn' | 'chooseForUs' }>
  | ({ readonly kind: 'setRoom'; readonly candidates: readonly number[] } & RoomWish)
  | { readonly kind: 'sendOwn'; readonly pool: number; readonly out: string; readonly unsure: string }
  /** `random` is uniformly distributed from 0 to 1. */
  | { readonly kind: 'chooseForUs'; readonly round: number; readonly random: number }

export interface MemberAct {
  readonly place: number
  readonly id: string
  readonly deed: Deed
}

export interface Acted {
  /** Null when the last member has left. The same object where nothing changed. */
  readonly room: RoomState | null
  readonly refused: Refusal | null
}

type Done = RoomState | Refusal | null

/**
 * Does an act, and decides what it decides. Pure. An act that was done before, or of nobody, changes nothing; an act
 * names the title or the round that it means, so that a late one hits no other.
 * @param moment `here` holds at least the one who acts
 */
export function actOn(room: RoomState, { place, id, deed }: MemberAct, moment: Moment): Acted {
  const member = room.members.find((one) => one.place === place)
  if (!member || member.acts.includes(id)) return { room: settled(room, moment), refused: null }
  const done = doDeed(room, member, deed, moment)
  if (done === null) return { room: null, refused: null }
  if (typeof done === 'string') return { room: settled(room, moment), refused: done }
  const noted = withMember(done, place, ({ acts }) => ({ acts: [id, ...acts].slice(0, rememberedActs) }))
  return { room: changed(room, settle(noted, moment), moment), refused: null }
}

/** What time, and who is here, decide without an act. @returns the same room where nothing changes */
export function settled(room: RoomState, moment: Moment): RoomState {
  return changed(room, settle(room, moment), moment)
}

function changed(before: RoomState, after: RoomState, { now }: Moment): RoomState {
  return after === before ? before : { ...after, version: before.version + 1, at: now }
}

function withMember(room: RoomState, place: number, change: (member: Member) => Partial<Member>): RoomState {
  const members = room.members.map((member) => (member.place === place ? { ...member, ...change(member) } : member))
  return { ...room, members }
}

function doDeed(room: RoomState, member: Member, deed: Deed, moment: Moment): Done {
  const { place } = member
  switch (deed.kind) {
    case 'setRoom':
      return setRoom(room, place, deed, moment)
    case 'sendOwn': {
      if (deed.pool !== room.pool) return 'late'
      const { pool, out, unsure } = deed
      return withMember(room, place, () => ({ own: { pool, out, unsure } }))
    }
    case 'setName': {
      const others = room.members.filter((one) => one !== member)
      const lamp = freeLamp(others, deed.lamp ?? member.lamp)
      return withMember(room, place, () => ({ name: deed.name, lamp }))
    }
    case 'begin':
      if (room.phase !== 'lobby') return 'late'
      if (!leads(room, place, moment)) return 'not-leading'
      return room.members.length < 2 ? 'alone' : (dealRound(room, moment.now) ?? 'none-left')
    case 'vote':
      return isVotedOn(room, deed) ? cast(room, place, deed.vote === 'yes' ? 'y' : 'n', moment) : 'late'
    case 'veto':
      if (!isVotedOn(room, deed)) return 'late'
      if (!member.hasVeto) return 'no-veto'
      return decide(
        withMember(cast(room, place, 'v', moment), place, () => ({ hasVeto: false })),
        'v',
        moment.now,
      )
    case 'goOn': {
      const isMeant = room.phase === 'match' && deed.round === room.round
      if (!isMeant || room.roundStart + deed.position !== room.outcomes.length - 1) return 'late'
      const isLast = room.outcomes.length === room.dealt.length
      return { ...room, phase: isLast ? 'result' : 'voting', shownAt: moment.now }
    }
    case 'twelveMore':
      if (room.phase !== 'result' || deed.round !== room.round) return 'late'
      return dealRound(room, moment.now) ?? 'none-left'
    case 'chooseForUs': {
      if (room.phase !== 'result' || deed.round !== room.round) return 'late'
      const dealt = drawBest(room, deed.random)
      return dealt === null ? 'none-left' : { ...room, chosen: { dealt, draw: (room.chosen?.draw ?? 0) + 1 } }
    }
    case 'letIn':
      return leads(room, place, moment) ? { ...room, letsIn: deed.open } : 'not-leading'
    case 'leave':
      return leave(room, place)
  }
}

function setRoom(room: RoomState, place: number, deed: Deed & { kind: 'setRoom' }, moment: Moment): Done {
  if (room.phase !== 'lobby') return 'late'
  if (!leads(room, place, moment)) return 'not-leading'
  const { moods, contentType, wishes, candidates } = deed
  const before = new Map(room.candidates.map((number, position) => [number, position]))
  // What was said of a candidate that stays holds until the phone has answered for the new pool.
  const moved = (flags: string): string =>
    writeFlags(
      candidates.map((number) => {
        const position = before.get(number)
        return position !== undefined && hasFlag(flags, position)
      }),
    )
  const members = room.members.map((member) => ({
    ...member,
    own: member.own && { ...member.own, out: moved(member.own.out), unsure: moved(member.own.unsure) },
  }))
  return { ...room, moods, contentType, wishes, candidates: [...candidates], pool: room.pool + 1, members }
}

function isVotedOn(
  room: RoomState,
  { round, position }: { readonly round: number; readonly position: number },
): boolean {
  return room.phase === 'voting' && round === room.round && room.roundStart + position === room.outcomes.length
}

function cast(room: RoomState, place: number, vote: 'y' | 'n' | 'v', { now }: Moment): RoomState {
  const dealt = room.outcomes.length
  const votes = [...room.votes]
  const before = votesOn(room, dealt)
  votes[dealt] = withVote(before, place, vote)
  // The others are waited for from the first vote on, however long all have thought before it.
  const isFirst = /^-*$/.test(before)
  return { ...room, votes, ...(isFirst && { shownAt: now }) }
}

/** Nothing of a member who left is kept. Who has been in the room for longest leads it after the opener. */
function leave(room: RoomState, place: number): RoomState | null {
  const members = room.members.filter((member) => member.place !== place)
  const [eldest] = [...members].sort((a, b) => a.joinedAt - b.joinedAt || a.place - b.place)
  if (!eldest) return null
  return {
    ...room,
    members,
    opener: room.opener === place ? eldest.place : room.opener,
    votes: room.votes.map((votes) => withVote(votes, place, '-')),
  }
}
