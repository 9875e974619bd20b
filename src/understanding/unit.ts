import type { Meaning, Role } from './lexicon.ts'
import type { Item } from './phrases.ts'
import type { Constraints } from './wish.ts'

/** Neighbouring items that say one thing together: "under two hours". */
export interface Unit {
  readonly items: readonly Item[]
  /** What the words are in the grammar; none for units of several items. */
  readonly roles: ReadonlySet<Role>
  /** Moods, feels and heads-ups. */
  readonly content?: Meaning
  readonly limits: Constraints
  /** What the limits become by a negation; absent where that cannot be said. */
  readonly negated?: Constraints
  /** Whether the limits are years that nobody named: "old", "black and white". */
  readonly isVague?: boolean
  /** Whether the limit is a length that nothing compares: "90 min". */
  readonly isBare?: boolean
  /** Whether it is a length that a word stands for: "short", "long". */
  readonly isWord?: boolean
  /** Whether it names a language or a country beside another: either will do. */
  readonly isAlternative?: boolean
  /** Whether nothing was understood. */
  readonly isUnknown: boolean
}
