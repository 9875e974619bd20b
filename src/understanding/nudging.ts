import type { NudgeId } from '#src/domain/evening/nudge.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import { fameOf } from '#src/domain/title/fame.ts'
import type { Title } from '#src/domain/title/title.ts'
import { type NudgedTitle, nudgedScore, nudgeScales } from '#src/engine/nudges.ts'

/** A title's score after the nudges, among the titles that keep to the wish. */
export function nudging(
  titles: readonly Title[],
  nudges: readonly NudgeId[],
  country: MaybeCountry,
): (title: Title, score: number) => number {
  const rows = new Map(titles.map((title) => [title, toNudged(title)]))
  const scales = nudgeScales([...rows.values()], country)
  return (title, score) => nudgedScore(rows.get(title) ?? toNudged(title), score, nudges, scales)
}

function toNudged(title: Title): NudgedTitle {
  const { id, type, feels, headsUp = [], ending, year, countries } = title
  const minutes = type === 'movie' ? title.runtime : title.episodeMinutes
  return {
    id,
    type,
    feels,
    headsUp,
    fame: fameOf(title),
    ...(minutes === undefined ? {} : { minutes }),
    ...(year === undefined ? {} : { year }),
    ...(countries[0] === undefined ? {} : { country: countries[0] }),
    ...(ending === undefined ? {} : { ending }),
  }
}
