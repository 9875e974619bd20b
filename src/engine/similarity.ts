import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'
import { decadeOf } from '#src/domain/title/decadeOf.ts'
import type { Title } from '#src/domain/title/title.ts'

/** What makes two titles alike. */
export interface Comparable extends Pick<Title, 'type' | 'year' | 'genres' | 'feels' | 'franchise'> {
  /** Main country of origin. */
  readonly country?: string | undefined
  /** Director or creator, or a key that equal ones share. */
  readonly maker?: string | undefined
}

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
const known = new WeakMap<Comparable, Traits>()

function traitsOf(title: Comparable): Traits {
  const before = known.get(title)
  if (before) return before
  const feels = title.feels.flatMap((feel) => positions.get(feel) ?? [])
  const carries = new Uint8Array(feelIds.length)
  for (const feel of feels) carries[feel] = 1
  const { genres, maker, country, type } = title
  const traits = { feels, carries, genre: genres[0], maker, decade: decadeOf(title), country, type }
  known.set(title, traits)
  return traits
}

const comparables = new WeakMap<Title, Comparable>()

/** What `similarity` reads of a whole title. Memoized per title object. */
export function comparable(title: Title): Comparable {
  const before = comparables.get(title)
  if (before) return before
  const { type, year, genres, feels, franchise, countries, people } = title
  const own: Comparable = { type, year, genres, feels, franchise, country: countries[0], maker: people[0] }
  comparables.set(title, own)
  return own
}

/**
 * The Jaccard index of two titles' feels: the share of those of either that both have, 0 to 1. Symmetric; features are
 * memoized per object.
 */
export function sharedFeels(one: Comparable, other: Comparable): number {
  const a = traitsOf(one)
  const b = traitsOf(other)
  let shared = 0
  for (const feel of a.feels) shared += b.carries[feel] ?? 0
  return shared / Math.max(1, a.feels.length + b.feels.length - shared)
}

/**
 * Similarity of two titles within a list, 0 to 1: the Jaccard index of their feels (weight 0.45), plus matches of main
 * genre, director or creator, decade, main country and type. Symmetric; features are memoized per object.
 */
export function similarity(one: Comparable, other: Comparable): number {
  const a = traitsOf(one)
  const b = traitsOf(other)
  return (
    0.45 * Math.min(1, sharedFeels(one, other) * 1.6) +
    (a.genre !== undefined && a.genre === b.genre ? 0.1 : 0) +
    (a.maker !== undefined && a.maker === b.maker ? 0.15 : 0) +
    (a.decade === b.decade ? 0.12 : 0) +
    (a.country !== undefined && a.country === b.country ? 0.1 : 0) +
    (a.type === b.type ? 0.08 : 0)
  )
}

/** Whether two titles belong to the same franchise (see `Title.franchise`). */
export function ofOneFranchise(a: Pick<Title, 'franchise'>, b: Pick<Title, 'franchise'>): boolean {
  return a.franchise !== undefined && a.franchise === b.franchise
}
