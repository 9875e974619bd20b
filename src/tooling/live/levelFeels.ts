import { mostWithoutTelling } from '#src/catalogue/tmdb/evidence/feelsByEvidence.ts'
import { requiredSigns } from '#src/catalogue/tmdb/evidence/requiredSigns.data.ts'
import type { Signs } from '#src/catalogue/tmdb/evidence/signsOf.ts'
import { type FeelId, feelIds, weightOf } from '#src/domain/feel/feel.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import { genreEvidence } from '#src/engine/moodProfile.ts'
import { chance } from './learnRules.ts'

/** A title with the log odds of its feels, and which moods it serves by its editors' feels (unclear ones left out). */
export interface Levelled {
  readonly signs: Signs
  readonly genres: readonly Genre[]
  readonly logOdds: ReadonlyMap<FeelId, number>
  readonly serves: ReadonlyMap<MoodId, boolean>
  /** The feels that editors gave it. */
  readonly feels: readonly FeelId[]
  /** The feels that something telling speaks for; others are never stated (see feelsByEvidence.ts). */
  readonly telling: ReadonlySet<FeelId>
}

/**
 * The share of the titles that do not serve a mood which may seem to, and the most of it for each title that does: of a
 * rare mood fewer, or most of what is found would be wrong.
 */
const falseShare = 0.025
const falsePerServing = 0.3
/** Steps of the descent, and their size. */
const steps = 300
const pace = 0.06
/** The shifts of the last steps are averaged, because a descent with moving weights swings. */
const averaged = 120
/** By how much of its rareness a feel is raised before levelling: half way between its odds and even odds is 0.5. */
const lift = 0.4
/** How far levelling moves a feel from there, what pulls it back, and how much the editors' own feels count for it. */
const farthest = 1
const shrinkage = 0.4
const truth = 0.3
const mostFeels = 12
const leastStrength = 0.1
/** See moodProfile.ts. */
const genreShare = 0.6
/** The engine's curve: evidence of a fit of 0.6, and its slope (see moodProfile.ts). */
export const goodEvidence = 1.184
const steepness = 2.2

/**
 * Rare feels are never likely: where a cosy film is one of thirty, no sign makes it more than possible, and no film
 * would be found calm. This learns a shift of each feel's log odds, so that as many titles as possible that serve a
 * mood reach a good fit while few others do. Gradient descent (Adam) on the engine's own formula. Deterministic.
 * @returns what to add to the base of each feel
 */
export function levelFeels(titles: readonly Levelled[]): Map<FeelId, number> {
  const start = feelIds.map((feel) => {
    const many = titles.filter(({ feels }) => feels.includes(feel)).length
    return -lift * Math.log((many + 1) / (titles.length - many + 1))
  })
  const shifts = Float64Array.from(start)
  const mean = new Float64Array(feelIds.length)
  const square = new Float64Array(feelIds.length)
  const average = new Float64Array(feelIds.length)
  const pull = new Map(moodIds.map((mood) => [mood, 2]))
  const allowed = titles.map(({ signs }) =>
    feelIds.flatMap((feel, index) =>
      requiredSigns.get(feel)?.some((sign) => signs.has(sign)) === false ? [] : [index],
    ),
  )
  for (let step = 1; step <= steps; step++) {
    const slope = shifts.map((shift, index) => shrinkage * (shift - (start[index] ?? 0)))
    const wrong = new Map(moodIds.map((mood) => [mood, { others: 0, wrong: 0 }]))
    for (const [number, title] of titles.entries()) {
      const top = (allowed[number] ?? [])
        .map((index) => {
          const feel = feelIds[index] as FeelId
          const strength = chance((title.logOdds.get(feel) ?? -9) + (shifts[index] ?? 0))
          slope[index] = (slope[index] ?? 0) + truth * (strength - (title.feels.includes(feel) ? 1 : 0))
          return { index, feel, strength }
        })
        .filter(({ strength }) => strength >= leastStrength)
        .sort((a, b) => b.strength - a.strength)
        .slice(0, mostFeels)
      for (const [mood, serves] of title.serves) {
        const fromFeels = top.reduce((sum, { feel, strength }) => sum + strength * weightOf(feel, mood), 0)
        const evidence = fromFeels + genreShare * genreEvidence(title.genres, mood)
        const count = wrong.get(mood)
        if (!serves && count) {
          count.others++
          if (evidence >= goodEvidence) count.wrong++
        }
        const miss = chance(steepness * (evidence - goodEvidence)) - (serves ? 1 : 0)
        const weight = (serves ? (pull.get(mood) ?? 1) : 1) * steepness * miss
        for (const { index, feel, strength } of top) {
          slope[index] = (slope[index] ?? 0) + weight * weightOf(feel, mood) * strength * (1 - strength)
        }
      }
    }
    for (const [mood, count] of wrong) {
      const share = count.wrong / Math.max(1, count.others)
      const serving = titles.filter(({ serves }) => serves.get(mood)).length
      const wanted = Math.min(falseShare, (falsePerServing * serving) / Math.max(1, count.others))
      const next =
        (pull.get(mood) ?? 1) * Math.exp(still(step) * 0.15 * Math.max(-1, Math.min(1, (wanted - share) / wanted)))
      pull.set(mood, Math.min(25, Math.max(0.2, next)))
    }
    for (let index = 0; index < shifts.length; index++) {
      const g = slope[index] ?? 0
      mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * g
      square[index] = 0.99 * (square[index] ?? 0) + 0.01 * g * g
      const m = (mean[index] ?? 0) / (1 - 0.9 ** step)
      const v = (square[index] ?? 0) / (1 - 0.99 ** step)
      const next = (shifts[index] ?? 0) - (still(step) * pace * m) / (Math.sqrt(v) + 1e-6)
      const from = start[index] ?? 0
      shifts[index] = Math.min(from + farthest, Math.max(from - farthest, next))
      if (step > steps - averaged) average[index] = (average[index] ?? 0) + (shifts[index] ?? 0) / averaged
    }
  }
  return new Map(feelIds.map((feel, index) => [feel, Math.round((average[index] ?? 0) * 10) / 10]))
}

/** A title's evidence for a mood, as the site would see it. @param strengthOf of a feel, given its log odds */
export function evidenceOfFeels(
  { signs, logOdds, telling, genres }: Levelled,
  mood: MoodId,
  strengthOf: (feel: FeelId, logOdds: number) => number,
): number {
  return (
    feelIds
      .filter((feel) => requiredSigns.get(feel)?.some((sign) => signs.has(sign)) ?? true)
      .map((feel) => {
        const strength = strengthOf(feel, logOdds.get(feel) ?? -9)
        return { feel, strength: telling.has(feel) ? strength : Math.min(strength, mostWithoutTelling) }
      })
      .filter(({ strength }) => strength >= leastStrength)
      .sort((a, b) => b.strength - a.strength)
      .slice(0, mostFeels)
      .reduce((sum, { feel, strength }) => sum + strength * weightOf(feel, mood), 0) +
    genreShare * genreEvidence(genres, mood)
  )
}

/** How large steps still are: they shrink to a fifth. */
function still(step: number): number {
  return 1 - (0.8 * step) / steps
}
