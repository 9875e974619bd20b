import { isAvailable, type MaybeCountry, platformsFor } from '#src/domain/availability.ts'
import { type ContentType, isOfContentType } from '#src/domain/contentType.ts'
import type { MoodId } from '#src/domain/mood.ts'
import type { Title } from '#src/domain/title.ts'
import { moodFit } from './moodProfile.ts'
import { pickVaried, type Scored } from './pickVaried.ts'
import { quality } from './quality.ts'
import { type Reason, reasonsFor } from './reason.ts'
import { gumbel, hashText } from './seededNoise.ts'

export interface RecommendQuery {
  readonly mood: MoodId
  readonly contentType: ContentType
  /** Null where it is unknown; then every title counts as available that is available anywhere. */
  readonly country: MaybeCountry
  /** How many titles are wanted, 1 to 50. */
  readonly count: number
  /** `2026-11-21`: the seed of the day's rotation. Without it the order is the plain ranking. */
  readonly day?: string
}

export interface Recommendation {
  readonly title: Title
  /** How strongly the title serves the mood, 0 to 1. */
  readonly fit: number
  readonly reason: Reason
  /** Ids of the services that carry it for this visitor, streaming first; empty means unknown. */
  readonly platforms: readonly string[]
}

/** A title serves a mood from here on; weaker ones only fill a list that would be too short. */
export const goodFit = 0.6
/** How much of the ranking each part decides. */
const share = { fit: 0.66, quality: 0.2, available: 0.14 }
/** How far the daily draw may lift or lower a title: small enough that a weak fit never passes a strong one. */
const temperature = 0.045
/** Above the draw: whose turn it is comes before its equals, so that in a month a visitor meets most of what is good. */
const turnBonus = 0.28
const longestRotation = 28
/** How much of a list the titles whose turn it is should fill. */
const shareOfTurns = 1
/** How many of the best enter the choice for variety. */
const poolFactor = 8

/**
 * The heart of the product: the titles for a mood, best first, each with its reason.
 *
 * Fit, quality and availability make a score; a seed of the day rotates near-ties (Gumbel top-k: see `gumbel`); `pickVaried`
 * then chooses by maximal marginal relevance. Pure and deterministic: the same titles and query give the same answer.
 * @returns up to `count` recommendations, each title and each reason once
 */
export function recommend(titles: readonly Title[], query: RecommendQuery): Recommendation[] {
  const { mood, country, count } = query
  const asked = titles.filter((title) => isOfContentType(title.type, query.contentType))
  const scored = asked.map(scorer(query, rotation(asked, query)))
  scored.sort((a, b) => b.score - a.score || (a.title.id < b.title.id ? -1 : 1))

  const good = scored.filter(({ fit }) => fit >= goodFit)
  const pool = good.length >= count * 2 ? good : fillUp(good, scored, count * 2)
  const chosen = pickVaried(pool.slice(0, count * poolFactor), { count, mixTypes: query.contentType === 'all' })
  const reasons = reasonsFor(
    chosen.map(({ title }) => title),
    mood,
  )
  return chosen.flatMap(({ title, fit }, index) => {
    const reason = reasons[index]
    return reason ? [{ title, fit, reason, platforms: platformsFor(title.availability, country) }] : []
  })
}

/**
 * The days after which a title's turn comes again: so many that the titles whose turn it is about fill the list, and all good ones had theirs
 * within a month.
 */
function rotation(titles: readonly Title[], { mood, count }: RecommendQuery): number {
  const good = titles.filter((title) => moodFit(title, mood) >= goodFit).length
  return Math.min(longestRotation, Math.max(1, Math.round(good / (count * shareOfTurns))))
}

/** Whether it is a title's turn on a day: its place in the rotation is fixed by its id and the mood. */
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

/** Too few good ones: the nearest others follow, by fit alone, so that a list is never padded with famous strangers. */
function fillUp(good: readonly Scored[], all: readonly Scored[], wanted: number): Scored[] {
  const rest = all.filter(({ fit }) => fit < goodFit).sort((a, b) => b.fit - a.fit)
  return [...good, ...rest.slice(0, Math.max(0, wanted - good.length))]
}
