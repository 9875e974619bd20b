import { hasFlag } from './flags.ts'
import { titlesInRound } from './limits.ts'
import type { RoomState } from './roomState.ts'

/** Positions of the candidates that are left: not dealt, and neither ruled out nor out of reach for anybody in the room. */
export function candidatesLeft({ candidates, dealt, members }: RoomState): number[] {
  const taken = new Set(dealt)
  const positions = candidates.map((_, position) => position)
  return positions.filter(
    (position) => !taken.has(position) && !members.some(({ own }) => own && hasFlag(own.out, position)),
  )
}

/**
 * Deals a round: up to twelve titles in the order of the pool, those that are known to be available to everybody first.
 * @returns null where no candidate is left
 */
export function dealRound(room: RoomState, now: number): RoomState | null {
  const left = candidatesLeft(room)
  if (left.length === 0) return null
  const isUnsure = (position: number): boolean => room.members.some(({ own }) => own && hasFlag(own.unsure, position))
  const inOrder = [...left.filter((one) => !isUnsure(one)), ...left.filter(isUnsure)]
  return {
    ...room,
    phase: 'voting',
    round: room.round + 1,
    roundStart: room.dealt.length,
    dealt: [...room.dealt, ...inOrder.slice(0, titlesInRound)],
    shownAt: now,
    chosen: null,
  }
}
