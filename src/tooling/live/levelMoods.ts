import { type FeelId, feelIds, weightOf } from '#src/domain/feel/feel.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { chance } from './learnRules.ts'
import { evidenceOfFeels, goodEvidence, type Levelled } from './levelFeels.ts'

/** What `levelMoods` aims at: the share of the titles serving a mood that are found, and of the others that seem to. */
const wantedFound = 0.6
const mostFalsely = 0.03
/** The steps that are tried, in log odds of a feel that means the mood alone, and how often moods are gone through. */
const tried = Array.from({ length: 23 }, (_, index) => (index - 6) / 10)
const passes = 2

type MoodLevels = Record<MoodId, number>

/**
 * Raises or lowers whole moods after feels were levelled: descent settles where most titles are, and a rare mood (calm)
 * is found too seldom, a common one (mindless) seen too often. Each mood's feels are shifted by its level times their
 * weight for it: up where few of its titles are found, as far as few others seem to serve it, and down where too many
 * do. Deterministic.
 * @param shifts of `levelFeels`
 * @returns the shifts with the levels of moods added
 */
export function levelMoods(titles: readonly Levelled[], shifts: ReadonlyMap<FeelId, number>): Map<FeelId, number> {
  const levels = Object.fromEntries(moodIds.map((mood) => [mood, 0])) as MoodLevels
  for (let pass = 0; pass < passes; pass++) {
    for (const mood of moodIds) {
      const rows = tried.map((level) => ({
        level,
        ...judged(titles, mood, shifted(shifts, { ...levels, [mood]: level })),
      }))
      const allowed = rows.filter(({ falsely }) => falsely <= mostFalsely)
      const enough = allowed.find(({ level, found }) => level >= 0 && found >= wantedFound)
      levels[mood] = (enough ?? allowed.at(-1) ?? rows[0])?.level ?? 0
    }
  }
  return new Map([...shifted(shifts, levels)].map(([feel, shift]) => [feel, Math.round(shift * 10) / 10]))
}

function shifted(shifts: ReadonlyMap<FeelId, number>, levels: MoodLevels): Map<FeelId, number> {
  return new Map(
    feelIds.map((feel) => {
      const more = moodIds.reduce((sum, mood) => sum + levels[mood] * Math.max(0, weightOf(feel, mood)), 0)
      return [feel, (shifts.get(feel) ?? 0) + more]
    }),
  )
}

/** The shares of the titles that serve a mood, and of those that do not, which reach a good fit. */
function judged(titles: readonly Levelled[], mood: MoodId, shifts: ReadonlyMap<FeelId, number>) {
  const reached = { serving: 0, good: 0, others: 0, wrong: 0 }
  for (const title of titles) {
    const serves = title.serves.get(mood)
    if (serves === undefined) continue
    const isGood = evidenceOfFeels(title, mood, (feel, odds) => chance(odds + (shifts.get(feel) ?? 0))) >= goodEvidence
    if (serves) reached.serving++
    else reached.others++
    if (isGood && serves) reached.good++
    if (isGood && !serves) reached.wrong++
  }
  return { found: reached.good / Math.max(1, reached.serving), falsely: reached.wrong / Math.max(1, reached.others) }
}
