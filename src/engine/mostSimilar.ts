import type { Title } from '#src/domain/title.ts'
import { ofOneFranchise, similarity } from './similarity.ts'

interface Neighbour {
  readonly title: Title
  readonly near: number
}

/**
 * The titles of a shelf that feel most like one of them (`similarity`), nearest first, at most one of each franchise. Equally near
 * ones stand in the order of their rating. Pure. Looks at each title once and sorts none: a build asks it for every title of the shelf.
 */
export function mostSimilar(title: Title, shelf: readonly Title[], count: number): Title[] {
  const chosen: Neighbour[] = []
  for (const other of shelf) {
    if (other.id === title.id) continue
    const near = similarity(title, other)
    const last = chosen[count - 1]
    if (last && near < last.near) continue
    const neighbour = { title: other, near }
    if (last && byNearness(last, neighbour) < 0) continue
    const relative = chosen.findIndex((one) => ofOneFranchise(one.title, other))
    const farther = chosen[relative]
    if (farther && byNearness(farther, neighbour) < 0) continue
    if (farther) chosen.splice(relative, 1)
    const place = chosen.findIndex((one) => byNearness(neighbour, one) < 0)
    chosen.splice(place < 0 ? chosen.length : place, 0, neighbour)
    if (chosen.length > count) chosen.pop()
  }
  return chosen.map((one) => one.title)
}

/** Below zero where the first goes before the second. */
function byNearness(a: Neighbour, b: Neighbour): number {
  return b.near - a.near || b.title.rating - a.title.rating || (a.title.id < b.title.id ? -1 : 1)
}
