import type { Title } from '#src/domain/title.ts'
import { ofOneFranchise, similarity } from './similarity.ts'

export interface Scored {
  readonly title: Title
  /** How strongly the title serves the mood, 0 to 1. */
  readonly fit: number
  readonly available: boolean
  readonly score: number
}

export interface VarietyRule {
  readonly count: number
  /** Films and series side by side: neither may take more than five eighths of the list. */
  readonly mixTypes: boolean
}

/** Relevance against novelty in maximal marginal relevance (Carbonell & Goldstein 1998): 1 would ignore variety. */
const lambda = 0.74
/** A list opens with a title that plainly serves the mood. */
const openingFit = 0.75
/** A list spans at least so many decades and countries of origin, where the pool allows. */
const wantedSpan = 3

/**
 * Chooses from a ranked pool so that a list is good as a whole: maximal marginal relevance, never two of one franchise, both types
 * where both are asked for, and a span of decades and countries. Pure.
 * @param pool best first
 * @returns up to `rule.count` of the pool
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

/** In the second half of a list that is still narrow, only titles that widen it may enter; one place is kept in reserve. */
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

const decade = (title: Title): string => String(Math.floor(title.year / 10))
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
