import { decadeOf } from '#src/domain/title/decadeOf.ts'
import type { Title } from '#src/domain/title/title.ts'
import { ofOneFranchise, similarity } from './similarity.ts'

export interface Scored {
  readonly title: Title
  /** See `moodFit`; 0 to 1. */
  readonly fit: number
  readonly available: boolean
  readonly score: number
}

export interface VarietyRule {
  readonly count: number
  /** Mix films and series: neither type may fill more than five eighths of the list, where the pool allows. */
  readonly mixTypes: boolean
}

/** Trade-off in maximal marginal relevance (Carbonell & Goldstein 1998): 1 is relevance only, 0 diversity only. */
const lambda = 0.74
/** Minimum fit of a list's first title, where the pool allows. */
const openingFit = 0.75
/** Minimum number of distinct decades and of distinct countries of origin, where the pool allows. */
const wantedSpan = 3

/**
 * Selects a diverse list from a ranked pool: greedy maximal marginal relevance, at most one title per franchise, a
 * mix of types if `rule.mixTypes`, and a minimum spread of decades and countries. Pure.
 * @param pool sorted by score, best first
 * @returns up to `rule.count` entries of the pool, in the order selected
 */
export function pickVaried(pool: readonly Scored[], rule: VarietyRule): Scored[] {
  const rest = [...pool]
  const chosen: Scored[] = []
  const nearest = new Map<Scored, number>()

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

function choose(
  rest: readonly Scored[],
  chosen: readonly Scored[],
  nearest: ReadonlyMap<Scored, number>,
  rule: VarietyRule,
): Scored | undefined {
  const fresh = rest.filter(({ title }) => !chosen.some((other) => ofOneFranchise(title, other.title)))
  if (chosen.length === 0) {
    return (
      fresh.find(({ fit, available }) => fit >= openingFit && available) ??
      fresh.find(({ fit }) => fit >= openingFit) ??
      fresh[0]
    )
  }
  const allowed = rule.mixTypes ? preferIfAny(fresh, (one) => !typeIsFull(one, chosen, rule.count)) : fresh
  const needed = preferIfAny(allowed, (one) => widens(one, chosen, rule.count))
  return best(needed, (one) => lambda * one.score - (1 - lambda) * (nearest.get(one) ?? 0))
}

function typeIsFull(one: Scored, chosen: readonly Scored[], count: number): boolean {
  const limit = Math.ceil((count * 5) / 8)
  return chosen.filter(({ title }) => title.type === one.title.type).length >= limit
}

/**
 * Whether choosing `one` keeps the minimum spread of decades and countries reachable. As soon as the distinct values
 * still lacking would not fit into the places left after this one with one to spare, only titles with a new value
 * qualify.
 */
function widens(one: Scored, chosen: readonly Scored[], count: number): boolean {
  const left = count - chosen.length - 1
  const lacking = (kind: (title: Title) => string): number =>
    wantedSpan - new Set(chosen.map(({ title }) => kind(title))).size
  const decades = lacking(decade)
  const countries = lacking(country)
  const isNew = (kind: (title: Title) => string): boolean =>
    chosen.every(({ title }) => kind(title) !== kind(one.title))
  return (decades < left || isNew(decade)) && (countries < left || isNew(country))
}

const decade = (title: Title): string => String(decadeOf(title))
const country = (title: Title): string => title.countries[0] ?? ''

function preferIfAny(list: readonly Scored[], wanted: (one: Scored) => boolean): readonly Scored[] {
  const preferred = list.filter(wanted)
  return preferred.length > 0 ? preferred : list
}

function best(list: readonly Scored[], value: (one: Scored) => number): Scored | undefined {
  let top: Scored | undefined
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
