import { candidatesLeft } from './deal.ts'
import { bestDealt, decidedTitle } from './decidedTitles.ts'
import { isOpen } from './joinRoom.ts'
import { lifeMs, nextPollMs } from './limits.ts'
import { dealtTitle, leads, type Moment, type RoomState, titleOfNumber, votesOn } from './roomState.ts'
import type { RoomView } from './roomView.ts'

/**
 * A room as one of its members sees it: of the title that is voted on only who has voted, and never a secret.
 * @param isLocal whether the room lives on this server alone
 * @returns null where the place is nobody's
 */
export function viewFor(room: RoomState, place: number, moment: Moment, isLocal: boolean): RoomView | null {
  const you = room.members.find((member) => member.place === place)
  if (!you) return null
  const { code, invitation, version, phase, moods, contentType, wishes, letsIn, round, roundStart } = room
  const decided = room.outcomes.length
  const isVoting = phase === 'voting'
  const current = isVoting ? votesOn(room, decided) : ''
  const left = candidatesLeft(room)
  const isDue = you.own?.pool !== room.pool
  const positions = Array.from({ length: room.dealt.length - roundStart }, (_, position) => roundStart + position)
  return {
    code,
    invitation,
    version,
    phase,
    moods,
    contentType,
    wishes,
    you: place,
    youLead: leads(room, place, moment),
    hasVeto: you.hasVeto,
    members: room.members.map((member) => ({
      place: member.place,
      name: member.name,
      lamp: member.lamp,
      isOpener: member.place === room.opener,
      isHere: moment.here.has(member.place),
      hasVoted: isVoting && current[member.place] !== '-',
    })),
    isOpen: isOpen(room),
    letsIn,
    pool: {
      number: room.pool,
      ids: phase === 'lobby' || isDue ? room.candidates.map(titleOfNumber) : [],
      isDue,
      left: left.length,
    },
    titles: positions.map((position) => dealtTitle(room, position)),
    round,
    position: phase === 'match' ? decided - 1 - roundStart : decided - roundStart,
    yourVote: current[place] === 'y' ? 'yes' : current[place] === 'n' ? 'no' : null,
    last: decidedTitle(room, decided - 1),
    best: phase === 'result' ? bestDealt(room).flatMap((dealt) => decidedTitle(room, dealt) ?? []) : [],
    chosen: room.chosen && { id: dealtTitle(room, room.chosen.dealt), draw: room.chosen.draw },
    hasMore: phase === 'match' ? decided < room.dealt.length : phase === 'result' && left.length > 0,
    closesAt: room.at + lifeMs,
    isLocal,
    nextPollMs: nextPollMs(moment.now - room.at),
  }
}
