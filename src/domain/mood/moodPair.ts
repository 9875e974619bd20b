import { type MoodId, moodIds } from './moodId.ts'

/** Two moods that light a room together, in the order of `moodIds`. */
export type MoodPair = readonly [MoodId, MoodId]

/** The pairs: each mood with each that comes after it. */
export const moodPairs: readonly MoodPair[] = moodIds.flatMap((first, place) =>
  moodIds.slice(place + 1).map((second): MoodPair => [first, second]),
)

/** Puts two different moods into the order of `moodIds`. */
export function pairOf(one: MoodId, other: MoodId): MoodPair {
  return moodIds.indexOf(one) < moodIds.indexOf(other) ? [one, other] : [other, one]
}
