/** People in a room. */
export const mostMembers = 6
/** Titles that are voted on before the best are shown. */
export const titlesInRound = 12
/** Titles out of which a room's rounds are dealt, at most: twelve rounds. */
export const poolSize = 144
/** UTF-16 code units of a name. */
export const longestName = 24
/** How long a room lives after its last act, in milliseconds. */
export const lifeMs = 2 * 3600 * 1000
/** A member whose phone has not asked for so long is away, in milliseconds. */
export const awayAfterMs = 20_000
/**
 * How long a title waits for members who are here and do not vote, or for a second voter while all others are away, in
 * milliseconds after the first vote on it.
 */
export const patienceMs = 60_000
/** Bytes of a room as JSON. */
export const mostRoomBytes = 8192

/**
 * How long a phone waits before it asks again, in milliseconds: often while something happens, and always well within
 * `awayAfterMs`.
 * @param idleMs since the room changed
 */
export function nextPollMs(idleMs: number): number {
  if (idleMs < 60_000) return 1500
  return idleMs < 600_000 ? 4000 : 8000
}
