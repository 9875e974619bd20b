import { addMarks } from '#src/domain/evening/actOnTitle.ts'
import type { Mark, Marks } from '#src/domain/evening/mark.ts'
import type { MatchedRows } from '#src/domain/evening/matchRows.ts'
import { changeEvening } from './eveningDocument.ts'
import { importMarks } from './importMarks.ts'
import { $marks } from './marks.ts'

export interface TakenOver {
  readonly marked: number
  /** Titles that found no room. */
  readonly refused: number
  /** Puts back what was marked before, except where something else was done with a title since. */
  readonly undo: () => void
}

/** Marks the titles of imported files, all in one change of what is stored. */
export function takeOver(read: Pick<MatchedRows, 'matched' | 'missing'>): TakenOver {
  const before = $marks.get()
  const { marked, refused } = importMarks(read)
  const after = $marks.get()
  const changed = Object.values(after).filter((mark) => !isSame(mark, before[mark.id]))
  return { marked, refused, undo: () => putBack(changed, before) }
}

function putBack(changed: readonly Mark[], before: Marks): void {
  const now = Date.now()
  const current = $marks.get()
  const restored = changed
    .filter((mark) => isSame(mark, current[mark.id]))
    .map(({ id, at }): Mark => ({ ...(before[id] ?? { id, kind: 'none' }), at: Math.max(now, at + 1) }))
  changeEvening((document) => addMarks(document, Object.fromEntries(restored.map((mark) => [mark.id, mark])), now))
}

function isSame(a: Mark, b: Mark | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
