import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodOnes, scored, varied } from './chooseFromRoom.ts'
import { moodFit } from './moodProfile.ts'
import { type Reason, reasonsFor } from './reason.ts'
import { titleRows } from './room.ts'

export interface PairQuery {
  readonly pair: MoodPair
  readonly contentType: ContentType
  /** Number of titles, 1 to 50; not validated here. */
  readonly count: number
}

/** A title that serves two moods, and why it serves each. */
export interface PairChoice {
  readonly title: Title
  /** The geometric mean of both fits, 0 to 1. */
  readonly fit: number
  readonly reasons: readonly [Reason, Reason]
}

/**
 * A title that serves one of the moods less than this is not for both, however well it serves the other. The lower
 * limits are for pairs that few titles serve, calm and adrenaline among them.
 */
const leastFits = [0.35, 0.25, 0.15] as const

/** How well a title serves two moods at once, 0 to 1: the geometric mean, which a title of one mood alone cannot reach. */
export function pairFit(title: Title, [first, second]: MoodPair): number {
  return Math.sqrt(moodFit(title, first) * moodFit(title, second))
}

/**
 * Chooses the titles for two lamps: ranked like the list of one mood (see `chooseFromRoom`), by the geometric mean of
 * both fits, of those that serve either mood and have a reason for each. Pure and deterministic; there is no daily
 * rotation, because few titles serve both.
 * @returns up to `count` distinct titles; no two have the same reason for a mood
 */
export function choosePair(titles: readonly Title[], { pair, contentType, count }: PairQuery): PairChoice[] {
  const [first, second] = pair
  const query = { contentType, count, mood: first }
  const explained = titleRows(titles, { ...query, country: null }).map(({ whole }) => whole)
  const rows = titleRows(explained, { ...query, mood: second, country: null }).map((row) => ({
    ...row,
    fit: pairFit(row.whole, pair),
    least: Math.min(moodFit(row.whole, first), moodFit(row.whole, second)),
  }))
  const enough = leastFits.map((limit) => rows.filter(({ least }) => least >= limit))
  const serving = enough.find(({ length }) => length >= count) ?? enough.at(-1) ?? []
  const chosen = varied(goodOnes(scored(serving, query), count), query).map(({ title }) => title)
  const wholes = chosen.map(({ whole }) => whole)
  const [forFirst, forSecond] = [reasonsFor(wholes, first), reasonsFor(wholes, second)]
  return chosen.flatMap(({ whole, fit }, place) => {
    const [one, other] = [forFirst[place], forSecond[place]]
    return one && other ? [{ title: whole, fit, reasons: [one, other] as const }] : []
  })
}
