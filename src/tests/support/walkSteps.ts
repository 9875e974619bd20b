/** What a mood page shows between two steps of a walk. */
export interface Look {
  /** Path and query. */
  readonly address: string
  /** Ids of the titles on screen, in their order. */
  readonly ids: readonly string[]
  /** Cards without a title's id: skeletons, or titles without a page. */
  readonly others: number
  /** Whether a title was drawn, which stands first then. */
  readonly isDrawn: boolean
  /** Whether something in the results can be pressed that leads on. */
  readonly hasWayOn: boolean
  /** Calls of `history.pushState` since the page was opened. */
  readonly pushes: number
}

/** A step of a walk: a control by its kind, and which one of those that are there (modulo their number). */
export interface Step {
  readonly act: (typeof acts)[number]
  readonly which: number
}

export const acts = [
  'length',
  'services',
  'languages',
  'leaveOut',
  'drop',
  'clear',
  'cost',
  'nudge',
  'none',
  'choose',
  'save',
  'seen',
  'tonight',
  'never',
  'toast',
  'type',
  'back',
  'reload',
] as const

export interface Walker {
  /** Goes back to a bare address without marks, so that walks do not depend on each other. */
  readonly reset: (address: string) => Promise<Look>
  /** @returns whether there was such a control */
  readonly take: (step: Step) => Promise<boolean>
  readonly look: () => Promise<Look>
}
