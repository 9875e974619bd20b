import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodOnes, scored, varied } from './chooseFromRoom.ts'
import { moodFit } from './moodProfile.ts'
import { type Reason, reasonsFor } from './reason.ts'
import { roomOfRows, type TitleRow, titleRows } from './room.ts'

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

/** Share of a title's quality that each mood costs for which no reason is written. */
const unwrittenCost = 0.45

/** How well a title serves two moods at once, 0 to 1: the geometric mean, which a title of one mood alone cannot reach. */
export function pairFit(title: Title, [first, second]: MoodPair): number {
  return Math.sqrt(moodFit(title, first) * moodFit(title, second))
}

/** As a packed room has it, so that the server and a browser choose the same. */
const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** The titles that serve either mood and have a reason for each, as rows whose fit is that of the pair. */
function pairRows(
  titles: readonly Title[],
  { pair, contentType, count }: PairQuery,
  country: MaybeCountry,
): TitleRow[] {
  const [first, second] = pair
  const query = { contentType, count, country }
  const explained = titleRows(titles, { ...query, mood: first }).map(({ whole }) => whole)
  const rows = titleRows(explained, { ...query, mood: second }).map((row) => ({
    ...row,
    // A sentence of our own for either side is part of how good a title is here.
    quality: round(row.quality * (1 - unwrittenCost * pair.filter((mood) => !row.whole.reasons[mood]).length), 5),
    fit: round(pairFit(row.whole, pair), 6),
    least: Math.min(moodFit(row.whole, first), moodFit(row.whole, second)),
  }))
  const enough = leastFits.map((limit) => rows.filter(({ least }) => least >= limit))
  return enough.find(({ length }) => length >= count) ?? enough.at(-1) ?? []
}

/**
 * Chooses the titles for two lamps: ranked like the list of one mood (see `chooseFromRoom`), by the geometric mean of
 * both fits, of those that serve either mood and have a reason for each. Pure and deterministic; there is no daily
 * rotation, because few titles serve both.
 * @returns up to `count` distinct titles; no two have the same reason for a mood
 */
export function choosePair(titles: readonly Title[], pairQuery: PairQuery): PairChoice[] {
  const { pair, contentType, count } = pairQuery
  const [first, second] = pair
  const query = { contentType, count, mood: first }
  const serving = pairRows(titles, pairQuery, null)
  const chosen = varied(goodOnes(scored(serving, query), count), query).map(({ title }) => title)
  const wholes = chosen.map(({ whole }) => whole)
  const [forFirst, forSecond] = [reasonsFor(wholes, first), reasonsFor(wholes, second)]
  return chosen.flatMap(({ whole, fit }, place) => {
    const [one, other] = [forFirst[place], forSecond[place]]
    return one && other ? [{ title: whole, fit, reasons: [one, other] as const }] : []
  })
}

/**
 * The room of two lamps: the titles out of which `choosePair` chooses, for an evening of one's own. Pure.
 * @param country if null, a title counts as available when it is available in any supported country
 * @returns at most 400, the best fit first
 */
export function pairRoom(titles: readonly Title[], query: PairQuery, country: MaybeCountry): RoomTitle[] {
  const [mood] = query.pair
  return roomOfRows(pairRows(titles, query, country), { ...query, mood, country })
}
