import type { MoodId } from '#src/domain/mood/mood.ts'
import { isAvailable, type MaybeCountry, offersFor } from '#src/domain/platform/availability.ts'
import type { Offer } from '#src/domain/platform/platform.ts'
import { type ContentType, isOfContentType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodFit } from './moodProfile.ts'
import { pickVaried, type Scored, shortlist } from './pickVaried.ts'
import { quality } from './quality.ts'
import { isExplained, type Reason, reasonsFor } from './reason.ts'
import { gumbel, hashText } from './seededNoise.ts'

export interface RecommendQuery {
  readonly mood: MoodId
  readonly contentType: ContentType
  /** If null, a title counts as available when it is available in any supported country. */
  readonly country: MaybeCountry
  /** Number of titles, 1 to 50; not validated here. */
  readonly count: number
  /** ISO date, `2026-11-21`: seeds the daily rotation. Without it titles are ranked by score alone. */
  readonly day?: string
}

export interface Recommendation {
  readonly title: Title
  /** See `moodFit`; 0 to 1. */
  readonly fit: number
  readonly reason: Reason
  /** See `offersFor`: streaming first; empty means unknown. */
  readonly offers: readonly Offer[]
}

/** Minimum fit of a recommendation; weaker titles only pad a list that would be too short. */
export const goodFit = 0.6
/** Weights of the score's components; they sum to 1. */
const share = { fit: 0.66, quality: 0.2, available: 0.14 }
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
 * Recommends titles for a mood, each with a reason; a title of which too little is known for a reason is left out.
 *
 * The score combines fit, quality and availability; noise seeded by the day rotates near-ties (Gumbel top-k: see
 * `gumbel`), and each good title gets a bonus on its rotation day. `pickVaried` then selects by maximal marginal
 * relevance. Pure and deterministic.
 * @returns up to `count` distinct titles with distinct reasons, in the order of `pickVaried`
 */
export function recommend(titles: readonly Title[], query: RecommendQuery): Recommendation[] {
  const { mood, country, count } = query
  const asked = titles.filter((title) => isOfContentType(title.type, query.contentType) && isExplained(title, mood))
  const scored = asked.map(scorer(query, rotation(asked, query)))
  scored.sort((a, b) => b.score - a.score || (a.title.id < b.title.id ? -1 : 1))

  const good = scored.filter(({ fit }) => fit >= goodFit)
  const pool = good.length >= count * 2 ? good : fillUp(good, scored, count * 2)
  const chosen = pickVaried(shortlist(pool, count * poolFactor), { count, mixTypes: query.contentType === 'all' })
  const reasons = reasonsFor(
    chosen.map(({ title }) => title),
    mood,
  )
  return chosen.flatMap(({ title, fit }, index) => {
    const reason = reasons[index]
    return reason ? [{ title, fit, reason, offers: offersFor(title.availability, country) }] : []
  })
}

/**
 * Length of the rotation in days, 1 to 42: the number of lists that all good titles would fill, so that the titles of
 * one rotation day fill about one list, and every good title gets its turn within six weeks.
 */
function rotation(titles: readonly Title[], { mood, count }: RecommendQuery): number {
  const good = titles.filter((title) => moodFit(title, mood) >= goodFit).length
  return Math.min(longestRotation, Math.max(1, Math.round(good / (count * shareOfTurns))))
}

/** Whether a day is a title's rotation day; its offset in the rotation is a hash of mood and id. */
function hasTurn(title: Title, mood: MoodId, day: string, days: number): boolean {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return (number + hashText(`${mood}|${title.id}`)) % days === 0
}

function scorer({ mood, country, day }: RecommendQuery, days: number): (title: Title) => Scored {
  return (title) => {
    const fit = moodFit(title, mood)
    const available = isAvailable(title.availability, country)
    const base =
      share.fit * fit + share.quality * quality(title.rating, title.votes) + (available ? share.available : 0)
    const drawn = day ? temperature * gumbel(`${day}|${mood}|${title.id}`) : 0
    const turn = day && fit >= goodFit && hasTurn(title, mood, day, days) ? turnBonus : 0
    return { title, fit, available, score: base + drawn + turn }
  }
}

/**
 * Pads the good titles to `wanted` with the best of the rest, by fit alone, so that quality cannot favour poor fits.
 */
function fillUp(good: readonly Scored[], all: readonly Scored[], wanted: number): Scored[] {
  const rest = all.filter(({ fit }) => fit < goodFit).sort((a, b) => b.fit - a.fit)
  return [...good, ...rest.slice(0, Math.max(0, wanted - good.length))]
}
