import type { NudgeId } from '#src/domain/evening/nudge.ts'
import { weightOf } from '#src/domain/feel/feel.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { positionWeight } from './moodProfile.ts'

/** What of a title nudges turn to. */
export type NudgedTitle = Pick<
  RoomTitle,
  'id' | 'type' | 'minutes' | 'year' | 'fame' | 'feels' | 'ending' | 'headsUp' | 'country'
>

/** How far a title stands towards a nudge within its room, -1 to 1; 0 in the middle, and where it is not known. */
export type NudgeScale = (title: NudgedTitle) => number

/** Weight of a nudge in a score: more than the daily rotation, so that it decides, and no filter. */
const nudgeWeight = 0.55

/**
 * A title's score after the nudges.
 * @param nudges at most three that do not contradict each other (see `soundNudges`)
 * @param scales see `nudgeScales`
 */
export function nudgedScore(
  title: NudgedTitle,
  score: number,
  nudges: readonly NudgeId[],
  scales: Readonly<Record<NudgeId, NudgeScale>>,
): number {
  return nudges.reduce((sum, nudge) => sum + nudgeWeight * scales[nudge](title), score)
}

/** Ranks by what nudges turn to, each made when it is first asked for; of the last rooms and countries. */
const known = new WeakMap<readonly NudgedTitle[], Map<MaybeCountry, Readonly<Record<NudgeId, NudgeScale>>>>()

/**
 * The scales of all nudges for a room: a title's rank within it, so that "lighter" means something in a room of tears
 * as in one of laughter. Lengths of films and of episodes are ranked apart. Memoized per room and country.
 * @param country the visitor's: nothing that comes from there is far away
 */
export function nudgeScales(
  room: readonly NudgedTitle[],
  country: MaybeCountry,
): Readonly<Record<NudgeId, NudgeScale>> {
  const scales = known.get(room) ?? new Map<MaybeCountry, Readonly<Record<NudgeId, NudgeScale>>>()
  known.set(room, scales)
  const own = scales.get(country) ?? makeScales(room, country)
  scales.set(country, own)
  return own
}

function makeScales(room: readonly NudgedTitle[], country: MaybeCountry): Readonly<Record<NudgeId, NudgeScale>> {
  const ofType = (type: RoomTitle['type']): NudgedTitle[] => room.filter((title) => title.type === type)
  const lightness = rankScale(room, () => lightnessOf)
  const films = rankScale(
    ofType('movie'),
    () =>
      ({ minutes }) =>
        minutes,
  )
  const series = rankScale(
    ofType('tv'),
    () =>
      ({ minutes }) =>
        minutes,
  )
  const years = rankScale(
    room,
    () =>
      ({ year }) =>
        year,
  )
  const fame = rankScale(room, () => (title) => title.fame)
  const distance = rankScale(room, () => distanceIn(room, country))
  return {
    lighter: lightness,
    heavier: (title) => -lightness(title),
    shorter: (title) => -(title.type === 'movie' ? films : series)(title),
    older: (title) => -years(title),
    newer: years,
    'less-famous': (title) => -fame(title),
    'better-known': fame,
    'further-away': distance,
  }
}

/**
 * A title's rank by a value among those of a room, -1 (lowest) to 1 (highest); ties share the middle of their ranks.
 * @param measureOf called once, when the first rank is asked for
 */
function rankScale(
  room: readonly NudgedTitle[],
  measureOf: () => (title: NudgedTitle) => number | undefined,
): NudgeScale {
  let ranks: ReadonlyMap<TitleId, number> | undefined
  return ({ id }) => {
    ranks ??= ranksBy(room, measureOf())
    return ranks.get(id) ?? 0
  }
}

function ranksBy(
  room: readonly NudgedTitle[],
  measure: (title: NudgedTitle) => number | undefined,
): ReadonlyMap<TitleId, number> {
  const measured = room.flatMap((title) => {
    const value = measure(title)
    return value === undefined ? [] : [{ id: title.id, value }]
  })
  measured.sort((a, b) => a.value - b.value)
  const ranks = new Map<TitleId, number>()
  for (let first = 0; first < measured.length; ) {
    let next = first
    while (measured[next]?.value === measured[first]?.value && next < measured.length) next++
    for (const { id } of measured.slice(first, next)) ranks.set(id, (first + next) / measured.length - 1)
    first = next
  }
  return ranks
}

/** What a feel adds to how light a title is, by the moods that it speaks for. */
const lightMoods = { laugh: 1, calm: 0.6, mindless: 0.6, cry: -1, adrenaline: -0.5 } as const
const lightEndings = { hopeful: 0.3, open: 0, bittersweet: -0.3, bleak: -1 } as const
const headsUpWeight = -0.4

/** How light a title is; unbounded, mostly -5 to 5. */
function lightnessOf({ feels, ending, headsUp }: NudgedTitle): number {
  const ofFeels = feels.reduce((sum, feel, index) => {
    const { laugh, calm, mindless, cry, adrenaline } = lightMoods
    const own =
      laugh * weightOf(feel, 'laugh') +
      calm * weightOf(feel, 'calm') +
      mindless * weightOf(feel, 'mindless') +
      cry * weightOf(feel, 'cry') +
      adrenaline * weightOf(feel, 'adrenaline')
    return sum + own * positionWeight(index)
  }, 0)
  return ofFeels + (ending ? lightEndings[ending] : 0) + headsUpWeight * headsUp.length
}

/** How unusual a title's country is in its room, 0 to 1; 0 for the visitor's own, which is no journey. */
function distanceIn(room: readonly NudgedTitle[], own: MaybeCountry): (title: NudgedTitle) => number | undefined {
  const counts = new Map<string, number>()
  for (const { country } of room) if (country) counts.set(country, (counts.get(country) ?? 0) + 1)
  const most = Math.max(1, ...counts.values())
  return ({ country }) => {
    if (country === undefined) return undefined
    return country === own ? 0 : 1 - (counts.get(country) ?? 0) / most
  }
}
