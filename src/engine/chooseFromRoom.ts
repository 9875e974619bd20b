import type { MoodId } from '#src/domain/mood/mood.ts'
import { type ContentType, isOfContentType, type TitleType } from '#src/domain/title/contentType.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { type Pickable, pickVaried, type Scored, shortlist } from './pickVaried.ts'
import { gumbel, hashText } from './seededNoise.ts'

/** What choosing reads of a title: a `RoomTitle`, or a row made of a whole title. */
export interface Choosable extends Pickable {
  readonly id: TitleId
  readonly type: TitleType
  /** See `quality`; 0 to 1. */
  readonly quality: number
}

export interface ChooseQuery {
  readonly mood: MoodId
  readonly contentType: ContentType
  /** Number of titles, 1 to 50; not validated here. */
  readonly count: number
  /** ISO date, `2026-11-21`: seeds the daily rotation. Without it titles are ranked by score alone. */
  readonly day?: string | undefined
}

/** Minimum fit of a recommendation; weaker titles only pad a list that would be too short. */
export const goodFit = 0.6
/** Weight of the fit in a score. */
export const fitShare = 0.66
/** Weights of the score's components; they sum to 1. */
const share = { fit: fitShare, quality: 0.2, available: 0.14 }
/** Scale of the daily Gumbel noise; small enough that a weak fit hardly ever overtakes a strong one. */
const temperature = 0.045
/** Score bonus on a title's rotation day; exceeds typical noise, so that most good titles appear within six weeks. */
const turnBonus = 0.34
const longestRotation = 42
/** Share of a list that titles on their rotation day should fill. */
const shareOfTurns = 1
/** Size of the candidate pool for `pickVaried`, as a multiple of `count`. */
const poolFactor = 8
/**
 * With fewer good fits than this multiple of `count` weaker titles stand behind them: franchises may rule some of the
 * good ones out.
 */
const leastFactor = 2

/**
 * Chooses the titles of a list: the score combines fit, quality and availability; noise seeded by the day rotates
 * near-ties (Gumbel top-k: see `gumbel`), and each good title gets a bonus on its rotation day. `pickVaried` then
 * selects by maximal marginal relevance. Pure and deterministic; the order of `room` does not matter.
 * @returns up to `count` distinct titles, in the order of `pickVaried`
 */
export function chooseFromRoom<Row extends Choosable>(room: readonly Row[], query: ChooseQuery): Row[] {
  return varied(goodOnes(scored(room, query), query.count), query).map(({ title }) => title)
}

/**
 * The titles of the type asked for with their scores, best first.
 * @param shiftOf what is added to a title's score; nothing by default
 */
export function scored<Row extends Choosable>(
  room: readonly Row[],
  { mood, contentType, count, day }: ChooseQuery,
  shiftOf: (title: Row) => number = () => 0,
): Scored<Row>[] {
  const asked = room.filter(({ type }) => isOfContentType(type, contentType))
  const days = rotation(asked, count)
  const rows = asked.map((title) => {
    const base = share.fit * title.fit + share.quality * title.quality + (title.available ? share.available : 0)
    const drawn = day ? temperature * gumbel(`${day}|${mood}|${title.id}`) : 0
    const turn = day && title.fit >= goodFit && hasTurn(title.id, mood, day, days) ? turnBonus : 0
    return { title, score: base + drawn + turn + shiftOf(title) }
  })
  return rows.sort(byScore)
}

/** Comparator: the higher score first. */
export function byScore(a: Scored<Choosable>, b: Scored<Choosable>): number {
  return b.score - a.score || (a.title.id < b.title.id ? -1 : 1)
}

/** The good fits of a ranked list; where they are too few for a list of `count`, padded with the best of the rest. */
export function goodOnes<Row extends Choosable>(ranked: readonly Scored<Row>[], count: number): Scored<Row>[] {
  const good = ranked.filter(({ title }) => title.fit >= goodFit)
  const lacking = count * leastFactor - good.length
  if (lacking <= 0) return good
  // By fit alone, so that quality cannot favour poor fits.
  const rest = ranked.filter(({ title }) => title.fit < goodFit).sort((a, b) => b.title.fit - a.title.fit)
  return [...good, ...rest.slice(0, lacking)]
}

/**
 * A varied list out of a ranked one. A weak fit stands in it only where the good ones do not fill it.
 * @param kept what is in the list already; the result begins with it
 */
export function varied<Row extends Choosable>(
  ranked: readonly Scored<Row>[],
  { count, contentType, mixDecades = true }: Pick<ChooseQuery, 'count' | 'contentType'> & { mixDecades?: boolean },
  kept: readonly Scored<Row>[] = [],
): Scored<Row>[] {
  const rule = { count, mixTypes: contentType === 'all', mixDecades }
  const picked = (some: readonly Scored<Row>[], before: readonly Scored<Row>[]): Scored<Row>[] =>
    pickVaried(shortlist(some, count * poolFactor), rule, before)
  const good = ranked.filter(({ title }) => title.fit >= goodFit)
  const list = picked(good, kept)
  return list.length >= count || good.length === ranked.length ? list : picked(ranked, list)
}

/**
 * Length of the rotation in days, 1 to 42: the number of lists that all good titles would fill, so that the titles of
 * one rotation day fill about one list, and every good title gets its turn within six weeks.
 */
function rotation(titles: readonly Choosable[], count: number): number {
  const good = titles.filter(({ fit }) => fit >= goodFit).length
  return Math.min(longestRotation, Math.max(1, Math.round(good / (count * shareOfTurns))))
}

/** Whether a day is a title's rotation day; its offset in the rotation is a hash of mood and id. */
function hasTurn(id: TitleId, mood: MoodId, day: string, days: number): boolean {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return (number + hashText(`${mood}|${id}`)) % days === 0
}
