import { dealtTitle, type RoomState, votesOn } from './roomState.ts'
import type { DecidedTitle } from './roomView.ts'

const outcomes = { p: 'passed', v: 'vetoed', m: 'match' } as const
const voteOf = { y: 'yes', n: 'no', v: 'veto' } as const
const shownBest = 3

/** A title whose vote is over, with who wanted it. Null for any other: its votes are nobody's business. */
export function decidedTitle(room: RoomState, dealt: number): DecidedTitle | null {
  const outcome = room.outcomes[dealt]
  if (outcome !== 'p' && outcome !== 'v' && outcome !== 'm') return null
  const votes = [...votesOn(room, dealt)].flatMap((vote, place) =>
    vote === 'y' || vote === 'n' || vote === 'v' ? [{ place, vote: voteOf[vote] }] : [],
  )
  return { id: dealtTitle(room, dealt), outcome: outcomes[outcome], votes }
}

/**
 * The decided titles of all rounds that came closest: most yeses first, then without veto, then fewest noes, then as
 * dealt.
 * @returns positions in `dealt`, at most three
 */
export function bestDealt(room: RoomState): number[] {
  const rows = [...room.outcomes].map((outcome, dealt) => {
    const votes = votesOn(room, dealt)
    return { dealt, yes: votes.split('y').length, vetoed: Number(outcome === 'v'), no: votes.split('n').length }
  })
  const sorted = rows.sort((a, b) => b.yes - a.yes || a.vetoed - b.vetoed || a.no - b.no || a.dealt - b.dealt)
  return sorted.slice(0, shownBest).map(({ dealt }) => dealt)
}

/**
 * Draws one of the best, those with more yeses more likely; none that was vetoed.
 * @param random uniformly distributed from 0 to 1
 * @returns a position in `dealt`; null where all of them were vetoed
 */
export function drawBest(room: RoomState, random: number): number | null {
  const rows = bestDealt(room).filter((dealt) => room.outcomes[dealt] !== 'v')
  const weights = rows.map((dealt) => votesOn(room, dealt).split('y').length)
  let left = random * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return rows[at < 0 ? rows.length - 1 : at] ?? null
}
