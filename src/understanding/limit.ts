import type { Constraints } from './wish.ts'

/** A length, time or span of years that begins at an item, with the index of the first item behind it. */
export interface Limit {
  readonly limits: Constraints
  /** What a negation makes of it; absent where that cannot be said. */
  readonly negated?: Constraints
  readonly next: number
  /** Whether it is of years that nobody named: "old", "black and white". */
  readonly isVague?: boolean
  /** Whether it is a length that nothing compares: "90 min", not "under 90 min". */
  readonly isBare?: boolean
  /** Whether it is a length that a word stands for: "short", "long". */
  readonly isWord?: boolean
}
