import type { FeelId } from '#src/domain/feel/feel.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'

/** What a visitor said of a title that they have seen. */
export interface LitUpMark {
  readonly id: TitleId
  readonly feels: readonly FeelId[]
  /** Whether it lit up. */
  readonly litUp: boolean
}

type Felt = Pick<LitUpMark, 'id' | 'feels'>

export interface LitUpShift {
  /** What is added to a title's fit, -0.12 to 0.12. */
  readonly shift: number
  /** The title that caused most of it; absent without any. */
  readonly cause?: TitleId
}

/** The most that what lit up adds to a fit, so that the mood still decides. */
export const mostShift = 0.12
/** Shared feels count from this Jaccard index on: most titles of a mood share one feel. */
const leastShared = 0.12
/** The Jaccard index from which two titles count as fully alike. */
const fullyShared = 0.5
/** How many marks are compared, which bounds the cost: the latest. */
const mostMarks = 100

const known = new WeakMap<readonly LitUpMark[], Map<TitleId, LitUpShift>>()

/**
 * How much what lit up, or did not, changes a title's fit: by its likeness in feel to the nearest title that lit up,
 * less that to the nearest that did not. Not a sum, in which twenty marks would outweigh the mood.
 * @param marks latest first; a mark about the title itself is ignored. Must not be changed afterwards: shifts are
 * memoized per array, because each change of a wish asks for those of a whole room.
 */
export function shiftByLitUp(title: Felt, marks: readonly LitUpMark[]): LitUpShift {
  const shifts = known.get(marks) ?? new Map<TitleId, LitUpShift>()
  known.set(marks, shifts)
  const before = shifts.get(title.id)
  if (before) return before
  const shift = computeShift(title, marks)
  shifts.set(title.id, shift)
  return shift
}

function computeShift({ id, feels }: Felt, marks: readonly LitUpMark[]): LitUpShift {
  const nearest = { up: 0, down: 0 }
  const causes: { up?: TitleId; down?: TitleId } = {}
  const own = new Set(feels)
  for (const mark of marks.slice(0, mostMarks)) {
    if (mark.id === id) continue
    const side = mark.litUp ? 'up' : 'down'
    const likeness = likenessOf(own, mark.feels)
    if (likeness <= nearest[side]) continue
    nearest[side] = likeness
    causes[side] = mark.id
  }
  const shift = mostShift * (nearest.up - nearest.down)
  const cause = shift >= 0 ? causes.up : causes.down
  return shift === 0 || cause === undefined ? { shift: 0 } : { shift, cause }
}

/** Likeness in feel, 0 to 1: the Jaccard index of two sets of feels between the two limits. */
function likenessOf(own: ReadonlySet<FeelId>, feels: readonly FeelId[]): number {
  let shared = 0
  for (const feel of feels) if (own.has(feel)) shared++
  const jaccard = shared / Math.max(1, own.size + feels.length - shared)
  return Math.min(1, Math.max(0, (jaccard - leastShared) / (fullyShared - leastShared)))
}
