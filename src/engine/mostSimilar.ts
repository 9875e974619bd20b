import type { Title } from '#src/domain/title.ts'
import { ofOneFranchise, similarity } from './similarity.ts'

/**
 * The titles of a shelf that feel most like one of them (`similarity`), nearest first, at most one of each franchise. Equally near
 * ones stand in the order of their rating. Pure.
 */
export function mostSimilar(title: Title, shelf: readonly Title[], count: number): Title[] {
  const ranked = shelf
    .filter(({ id }) => id !== title.id)
    .map((other) => ({ other, near: similarity(title, other) }))
    .sort((a, b) => b.near - a.near || b.other.rating - a.other.rating || (a.other.id < b.other.id ? -1 : 1))
  const chosen: Title[] = []
  for (const { other } of ranked) {
    if (chosen.length === count) break
    if (!chosen.some((one) => ofOneFranchise(one, other))) chosen.push(other)
  }
  return chosen
}
