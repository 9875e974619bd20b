import type { Title } from '#src/domain/title/title.ts'
import { comparable, ofOneFranchise, similarity } from './similarity.ts'

interface Neighbour {
  readonly title: Title
  readonly near: number
}

/**
 * The `count` titles most similar to a given one (`similarity`), most similar first, at most one per franchise. Ties
 * are broken by rating, then by id. Pure. Single pass with insertion into a bounded list instead of sorting, because
 * a build calls it for every title.
 * @param shelf may contain `title` itself, which is skipped
 */
export function mostSimilar(title: Title, shelf: readonly Title[], count: number): Title[] {
  const own = comparable(title)
  const chosen: Neighbour[] = []
  for (const other of shelf) {
    if (other.id === title.id) continue
    const near = similarity(own, comparable(other))
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

/** Comparator: negative when `a` ranks before `b`. */
function byNearness(a: Neighbour, b: Neighbour): number {
  return b.near - a.near || b.title.rating - a.title.rating || (a.title.id < b.title.id ? -1 : 1)
}
