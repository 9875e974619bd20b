import type { TitleId } from '#src/domain/title/titleId.ts'

/**
 * The order of a list that changes while somebody looks at it: what was there stays in its place, also what has left
 * and may come back; what is new comes first.
 * @param known the order so far
 * @param ids newest first
 */
export function steadyOrder(known: readonly TitleId[], ids: readonly TitleId[]): readonly TitleId[] {
  const before = new Set(known)
  return [...ids.filter((id) => !before.has(id)), ...known]
}
