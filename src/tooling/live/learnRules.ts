import { baseOf, handSetStrengths, ownKeyword } from '#src/catalogue/tmdb/evidence/feelRules.ts'
import { isTelling } from '#src/catalogue/tmdb/evidence/feelsByEvidence.ts'
import type { Signs } from '#src/catalogue/tmdb/evidence/signsOf.ts'
import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'

/** A title of which both is known: the signs in TMDB's details, and the feels that editors gave it. */
export interface Lesson {
  readonly signs: Signs
  readonly feels: readonly FeelId[]
}

export interface LearnedRule {
  readonly base: number
  readonly signs: Readonly<Record<string, number>>
}

/** Parameters of the elastic net: see Zou and Hastie 2005. */
const lasso = 4
const ridge = 3
const passes = 16
/** A sign is learned from at least so many titles; keywords of a feel from fewer, because they were chosen by hand. */
const fewestTitles = 15
const fewestWithKeywords = 4
/** Strengths nearer to zero are left out. */
const leastStrength = 0.15
const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/**
 * Learns what each sign adds to each feel, in log odds: a logistic regression for each feel, shrunk to few and small
 * strengths by an elastic net, on top of the strengths that were set by hand. Solved by cyclic coordinate descent.
 * Deterministic.
 */
export function learnRules(lessons: readonly Lesson[]): Map<FeelId, LearnedRule> {
  const titlesBySign = new Map<string, number[]>()
  for (const [index, { signs }] of lessons.entries()) {
    for (const sign of signs.keys()) {
      if (/^(keyword|kind) /.test(sign)) continue
      const titles = titlesBySign.get(sign)
      if (titles) titles.push(index)
      else titlesBySign.set(sign, [index])
    }
  }
  const usable = [...titlesBySign].filter(
    ([sign, titles]) => titles.length >= (/keywords of /.test(sign) ? fewestWithKeywords : fewestTitles),
  )
  const byHand = handSetStrengths()
  return new Map(
    feelIds
      .filter((feel) => lessons.some(({ feels }) => feels.includes(feel)))
      .map((feel) => [feel, learnFeel(feel, lessons, usable, byHand)]),
  )
}

type ByHand = ReturnType<typeof handSetStrengths>

function givenByHand(sign: string, feel: FeelId, byHand: ByHand): number {
  const own = sign === `keywords of ${feel}` ? ownKeyword : 0
  return (byHand.get(sign) ?? []).reduce((sum, [one, strength]) => (one === feel ? sum + strength : sum), own)
}

function learnFeel(
  feel: FeelId,
  lessons: readonly Lesson[],
  usable: readonly (readonly [string, readonly number[]])[],
  byHand: ByHand,
): LearnedRule {
  const has = Float64Array.from(lessons, ({ feels }) => (feels.includes(feel) ? 1 : 0))
  const many = has.reduce((sum, one) => sum + one, 0)
  let base = Math.log((many + 1) / (lessons.length - many + 1))
  const logOdds = Float64Array.from(lessons, ({ signs }) =>
    [...signs.keys()].reduce((sum, sign) => sum + givenByHand(sign, feel, byHand), base),
  )
  const expected = logOdds.map(chance)
  const strengths = new Float64Array(usable.length)
  const all = lessons.map((_, index) => index)
  const slopes = (titles: readonly number[]) => {
    let slope = 0
    let curvature = 0
    for (const title of titles) {
      const p = expected[title] ?? 0
      slope += (has[title] ?? 0) - p
      curvature += p * (1 - p)
    }
    return { slope, curvature }
  }
  const shift = (titles: readonly number[], by: number): void => {
    for (const title of titles) {
      logOdds[title] = (logOdds[title] ?? 0) + by
      expected[title] = chance(logOdds[title] ?? 0)
    }
  }
  for (let pass = 0; pass < passes; pass++) {
    const whole = slopes(all)
    base += whole.slope / (whole.curvature + 1)
    shift(all, whole.slope / (whole.curvature + 1))
    for (const [index, [, titles]] of usable.entries()) {
      const old = strengths[index] ?? 0
      // Only signs that were of use in a full pass are tried in between.
      if (pass % 4 !== 0 && old === 0) continue
      const { slope, curvature } = slopes(titles)
      const bounded = Math.max(curvature, 0.05 * titles.length)
      const pull = bounded * old + slope
      const next = Math.abs(pull) <= lasso ? 0 : (pull - Math.sign(pull) * lasso) / (bounded + ridge)
      if (next === old) continue
      strengths[index] = next
      shift(titles, next - old)
    }
  }
  const signs = usable
    .map(([sign], index) => [sign, oneDecimal(strengths[index] ?? 0)] as const)
    .filter(([, strength]) => Math.abs(strength) >= leastStrength)
    .sort(([, a], [, b]) => b - a)
  return { base: oneDecimal(base), signs: Object.fromEntries(signs) }
}

export function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** The log odds of a feel by learned rules and those set by hand; by the rules in use where none are given. */
export function logOddsOf(feel: FeelId, signs: Signs, rule: LearnedRule | undefined, byHand: ByHand): number {
  let sum = rule?.base ?? baseOf(feel)
  for (const sign of signs.keys()) sum += (rule?.signs[sign] ?? 0) + givenByHand(sign, feel, byHand)
  return sum
}

/** Whether a sign of a title tells that it has a feel, by learned rules and those set by hand. */
export function isTold(feel: FeelId, signs: Signs, rule: LearnedRule | undefined, byHand: ByHand): boolean {
  return [...signs.keys()].some((sign) =>
    isTelling({ sign, strength: (rule?.signs[sign] ?? 0) + givenByHand(sign, feel, byHand) }),
  )
}
