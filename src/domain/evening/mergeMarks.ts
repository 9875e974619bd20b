import { type Mark, type Marks, writeMark } from './mark.ts'

/** Titles that a device or an account keeps marks of. */
export const mostMarks = 5000
/** In milliseconds: 180 days. A device that was away for longer gets the whole account anew. */
export const deletionSpan = 180 * 86_400_000

/** Whether `a` replaces `b`: the later act does; of acts of the same millisecond, that whose text sorts last. */
export function isLater(a: Mark, b: Mark): boolean {
  if (a.at !== b.at) return a.at > b.at
  return writeMark(a) > writeMark(b)
}

/**
 * Merges the marks of two devices: of each title the later act, deletions included. Commutative, associative and
 * idempotent, so that the order in which devices meet does not matter. Nothing is dropped here: what is dropped may
 * have been hiding an older act of a third device (see `trimMarks`).
 * @returns `a` itself if `b` adds nothing
 */
export function mergeMarks(a: Marks, b: Marks): Marks {
  const later = Object.values(b).filter((mark) => {
    const other = a[mark.id]
    return !other || isLater(mark, other)
  })
  return later.length > 0 ? { ...a, ...Object.fromEntries(later.map((mark) => [mark.id, mark])) } : a
}

/**
 * Drops what need not be kept: deletions older than 180 days; and, while there are more than 5,000 titles, the oldest
 * deletions, then the oldest `tonight` of titles that were not saved. Never drops anything else, so that more may be
 * left after two full devices have met; new acts are refused then (`hasRoomFor`).
 * @param now in milliseconds since 1970
 * @param unsent ids of acts that nobody else knows of yet; these are kept as well
 */
export function trimMarks(
  marks: Marks,
  now: number,
  { most = mostMarks, unsent = [] }: { readonly most?: number; readonly unsent?: readonly string[] } = {},
): Marks {
  const all = Object.values(marks)
  const isUnsent = new Set(unsent)
  const kept = all.filter(({ id, kind, at }) => kind !== 'none' || at > now - deletionSpan || isUnsent.has(id))
  const excess = kept.length - most
  if (kept.length === all.length && excess <= 0) return marks
  const dropped = new Set(
    kept
      .filter((mark) => isDroppable(mark) && !isUnsent.has(mark.id))
      .sort(droppedFirst)
      .slice(0, Math.max(0, excess)),
  )
  return Object.fromEntries(kept.filter((mark) => !dropped.has(mark)).map((mark) => [mark.id, mark]))
}

/** Whether a mark may be dropped where there is no room: a deletion, and `tonight` of a title that was not saved. */
export function isDroppable({ kind, wasSaved }: Mark): boolean {
  return kind === 'none' || (kind === 'tonight' && !wasSaved)
}

/** The order in which marks are dropped: deletions first, then by age. Total, so that devices drop the same. */
export function droppedFirst(a: Mark, b: Mark): number {
  const byKind = Number(b.kind === 'none') - Number(a.kind === 'none')
  if (byKind !== 0 || a.at !== b.at) return byKind || a.at - b.at
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

/** Whether an act on a title finds room. An act on a title that is kept already always does. */
export function hasRoomFor(marks: Marks, id: string, most: number = mostMarks): boolean {
  const known = marks[id]
  if (known && !isDroppable(known)) return true
  return Object.values(marks).filter((mark) => !isDroppable(mark)).length < most
}
