import { patienceMs } from './limits.ts'
import { type Moment, type RoomState, votesOn } from './roomState.ts'

/** A vote needs company: a title that one alone wants is no match. */
const leastVoters = 2

/**
 * Decides the title that is voted on, as soon as everybody who is here has voted: those who are away are counted as
 * absent. After a minute it is decided without members who are here and silent; it is then no match. With one vote it
 * waits that minute for a second one, as long as there is somebody who could come back.
 * @returns the same room where nothing is decided
 */
export function settle(room: RoomState, moment: Moment): RoomState {
  if (room.phase !== 'voting') return room
  const votes = votesOn(room, room.outcomes.length)
  const yes = votes.split('y').length - 1
  const cast = yes + votes.split('n').length - 1
  const isWaiting = room.members.some(({ place }) => moment.here.has(place) && votes[place] === '-')
  const isAlone = cast < Math.min(leastVoters, room.members.length)
  const isLate = moment.now >= room.shownAt + patienceMs
  if (cast === 0 || ((isWaiting || isAlone) && !isLate)) return room
  return decide(room, !isWaiting && cast >= leastVoters && yes === cast ? 'm' : 'p', moment.now)
}

/** Ends the vote on a title; the next one comes up. */
export function decide(room: RoomState, outcome: 'p' | 'v' | 'm', now: number): RoomState {
  const outcomes = room.outcomes + outcome
  const phase = outcome === 'm' ? 'match' : outcomes.length === room.dealt.length ? 'result' : 'voting'
  return { ...room, outcomes, phase, shownAt: now }
}

/**
 * When a vote is decided by time alone, in milliseconds since 1970; 0 for never, also while nobody has voted. Until then
 * only an act, or somebody who goes away or comes back, changes the room.
 */
export function settlesAt(room: RoomState): number {
  if (room.phase !== 'voting') return 0
  return /[yn]/.test(votesOn(room, room.outcomes.length)) ? room.shownAt + patienceMs : 0
}
