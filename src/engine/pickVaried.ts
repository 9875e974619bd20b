import { titleTypes } from '#src/domain/title/contentType.ts'
import { decadeOf } from '#src/domain/title/decadeOf.ts'
import { type Comparable, ofOneFranchise, similarity } from './similarity.ts'

/** What a varied list is picked by. */
export interface Pickable extends Comparable {
  /** See `moodFit`; 0 to 1. */
  readonly fit: number
  /** See `isAvailable`. */
  readonly available: boolean
}

export interface Scored<Row extends Pickable> {
  readonly title: Row
  readonly score: number
}

type AnyScored = Scored<Pickable>

export interface VarietyRule {
  readonly count: number
  /** Mix films and series: neither type may fill more than five eighths of the list, where the pool allows. */
  readonly mixTypes: boolean
  /** Whether the list must span decades; true by default. */
  readonly mixDecades?: boolean
}

/** Trade-off in maximal marginal relevance (Carbonell & Goldstein 1998): 1 is relevance only, 0 diversity only. */
const lambda = 0.74
/** Minimum fit of a list's first title, where the pool allows. */
const openingFit = 0.75
/** Minimum number of distinct decades and of distinct countries of origin, where the pool allows. */
const wantedSpan = 3
/** The same in a shortlist, with some to spare for titles that franchises and types rule out. */
const shortlistSpan = 5

/**
 * Selects a diverse list from a ranked pool: greedy maximal marginal relevance, at most one title per franchise, a
 * mix of types if `rule.mixTypes`, and a minimum spread of decades and countries. Pure.
 * @param pool sorted by score, best first
 * @param kept entries that are in the list already
 * @returns `kept`, then entries of the pool in the order selected, together up to `rule.count`
 */
export function pickVaried<Row extends Pickable>(
  pool: readonly Scored<Row>[],
  rule: VarietyRule,
  kept: readonly Scored<Row>[] = [],
): Scored<Row>[] {
  const rest = pool.filter((one) => !kept.includes(one))
  const chosen = [...kept]
  const nearest = new Map<Scored<Row>, number>(
    rest.map((one) => [one, Math.max(0, ...kept.map(({ title }) => similarity(one.title, title)))]),
  )

  while (chosen.length < rule.count && rest.length > 0) {
    const next = choose(rest, chosen, nearest, rule)
    if (!next) break
    chosen.push(next)
    rest.splice(rest.indexOf(next), 1)
    for (const other of rest) {
      nearest.set(other, Math.max(nearest.get(other) ?? 0, similarity(other.title, next.title)))
    }
  }
  return chosen
}

/**
 * The best `size` entries of a ranked pool, and from the others the best of further decades and countries where the
 * entries of a type span few.
 * @param pool sorted by score, best first
 */
export function shortlist<Row extends Pickable>(pool: readonly Scored<Row>[], size: number): Scored<Row>[] {
  const chosen = pool.slice(0, size)
  for (const type of titleTypes) {
    const others = pool.slice(size).filter(({ title }) => title.type === type)
    for (const kind of [decade, country]) {
      const known = new Set(chosen.flatMap(({ title }) => (title.type === type ? kind(title) : [])))
      for (const one of others) {
        if (known.size >= shortlistSpan) break
        if (known.has(kind(one.title))) continue
        known.add(kind(one.title))
        chosen.push(one)
      }
    }
  }
  return [...new Set(chosen)]
}

function choose<Row extends Pickable>(
  rest: readonly Scored<Row>[],
  chosen: readonly Scored<Row>[],
  nearest: ReadonlyMap<Scored<Row>, number>,
  rule: VarietyRule,
): Scored<Row> | undefined {
  const fresh = rest.filter(({ title }) => !chosen.some((other) => ofOneFranchise(title, other.title)))
  if (chosen.length === 0) {
    return (
      fresh.find(({ title }) => title.fit >= openingFit && title.available) ??
      fresh.find(({ title }) => title.fit >= openingFit) ??
      fresh[0]
    )
  }
  const allowed = rule.mixTypes ? preferIfAny(fresh, (one) => !typeIsFull(one, chosen, rule.count)) : fresh
  const needed = preferIfAny(allowed, widening(chosen, rule))
  return best(needed, (one) => lambda * one.score - (1 - lambda) * (nearest.get(one) ?? 0))
}

function typeIsFull(one: AnyScored, chosen: readonly AnyScored[], count: number): boolean {
  const limit = Math.ceil((count * 5) / 8)
  return chosen.filter(({ title }) => title.type === one.title.type).length >= limit
}

/**
 * Tells whether choosing a title keeps the minimum spread of decades and countries reachable: what would still be lacking
 * fits into the places left after it, a title for each and with one to spare.
 */
function widening(
  chosen: readonly AnyScored[],
  { count, mixDecades = true }: VarietyRule,
): (one: AnyScored) => boolean {
  const left = Math.max(0, count - chosen.length - 2)
  const kinds = (mixDecades ? [decade, country] : [country]).map((kind) => ({
    kind,
    known: new Set(chosen.map(({ title }) => kind(title))),
  }))
  return ({ title }) => {
    const lacking = kinds.map(({ kind, known }) => wantedSpan - known.size - (known.has(kind(title)) ? 0 : 1))
    return lacking.reduce((sum, one) => sum + Math.max(0, one), 0) <= left
  }
}

const decade = (title: Pickable): string => String(decadeOf(title))
const country = (title: Pickable): string => title.country ?? ''

function preferIfAny<One>(list: readonly One[], wanted: (one: One) => boolean): readonly One[] {
  const preferred = list.filter(wanted)
  return preferred.length > 0 ? preferred : list
}

function best<One>(list: readonly One[], value: (one: One) => number): One | undefined {
  let top: One | undefined
  let topValue = Number.NEGATIVE_INFINITY
  for (const one of list) {
    const own = value(one)
    if (own > topValue) {
      top = one
      topValue = own
    }
  }
  return top
}
