import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'
import { decadeOf } from '#src/domain/title/decadeOf.ts'
import type { Title } from '#src/domain/title/title.ts'

/** The features that similarity uses, precomputed because a title is compared with thousands of others. */
interface Traits {
  /** Indices into `feelIds`. */
  readonly feels: readonly number[]
  /** Indexed like `feelIds`: 1 where the title has the feel. */
  readonly carries: Uint8Array
  readonly genre: string | undefined
  readonly maker: string | undefined
  readonly decade: number | undefined
  readonly country: string | undefined
  readonly type: string
}

const positions = new Map<FeelId, number>(feelIds.map((feel, position) => [feel, position]))
const known = new WeakMap<Title, Traits>()

function traitsOf(title: Title): Traits {
  const before = known.get(title)
  if (before) return before
  const feels = title.feels.flatMap((feel) => positions.get(feel) ?? [])
  const carries = new Uint8Array(feelIds.length)
  for (const feel of feels) carries[feel] = 1
  const traits = {
    feels,
    carries,
    genre: title.genres[0],
    maker: title.people[0],
    decade: decadeOf(title),
    country: title.countries[0],
    type: title.type,
  }
  known.set(title, traits)
  return traits
}

/**
 * Similarity of two titles within a list, 0 to 1: the Jaccard index of their feels (weight 0.45), plus matches of main
 * genre, director or creator, decade, main country and type. Symmetric; features are memoized per title object.
 */
export function similarity(one: Title, other: Title): number {
  const a = traitsOf(one)
  const b = traitsOf(other)
  let shared = 0
  for (const feel of a.feels) shared += b.carries[feel] ?? 0
  const jaccard = shared / Math.max(1, a.feels.length + b.feels.length - shared)
  return (
    0.45 * Math.min(1, jaccard * 1.6) +
    (a.genre === b.genre ? 0.1 : 0) +
    (a.maker !== undefined && a.maker === b.maker ? 0.15 : 0) +
    (a.decade === b.decade ? 0.12 : 0) +
    (a.country === b.country ? 0.1 : 0) +
    (a.type === b.type ? 0.08 : 0)
  )
}

/** Whether two titles belong to the same franchise (see `Title.franchise`). */
export function ofOneFranchise(a: Title, b: Title): boolean {
  return a.franchise !== undefined && a.franchise === b.franchise
}
