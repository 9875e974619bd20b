import { type FeelId, feelIds, weightOf } from '#src/domain/feel/feel.ts'
import { feelKeywords } from '#src/domain/feel/feelKeywords.data.ts'
import { type MoodId, moods } from '#src/domain/mood/mood.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { genreQuery } from './genres.data.ts'
import { keywordNumbers } from './keywordNumbers.data.ts'

/** One `discover` query, and the feel that its results get. */
export interface MoodQuery {
  readonly feel: FeelId | null
  readonly parameters: Readonly<Record<string, string>>
  /** Whether the best rated titles are asked for; the most popular ones by default. */
  readonly best?: boolean
}

/** How many feels of a mood are queried first and afterwards, and the minimum weight of a feel for the mood (0 to 1). */
const feelsAsked = { first: 6, further: 6 } as const
const leastWeight = { first: 0.45, further: 0.3 } as const

/**
 * The queries whose results together form a mood's pool: one for each of its strongest feels that TMDB has keywords
 * for, so that the pool covers the mood, and one for each of its genres, so that it is large enough.
 */
export function moodQueries(mood: MoodId, type: TitleType): MoodQuery[] {
  const byFeel = strongestFeels(mood, leastWeight.first).slice(0, feelsAsked.first).map(queryOf)
  const byGenre = moods[mood].genres.map(
    (genre): MoodQuery => ({ feel: null, parameters: { ...genreQuery(genre, type) } }),
  )
  return [...byFeel, ...byGenre]
}

/**
 * The queries that make a pool larger and better once a list can be made of it: further feels of the mood, and the best
 * rated titles of its strongest ones, which popularity alone would not find.
 */
export function furtherMoodQueries(mood: MoodId, type: TitleType): MoodQuery[] {
  const first = moodQueries(mood, type)
  const asked = new Set(first.map(({ feel }) => feel))
  const further = strongestFeels(mood, leastWeight.further).filter((feel) => !asked.has(feel))
  const best = first.filter(({ feel }) => feel !== null).map((query): MoodQuery => ({ ...query, best: true }))
  return [...further.slice(0, feelsAsked.further).map(queryOf), ...best]
}

/** One query for all of them: titles with any of the keywords. */
export function shortMoodQuery(mood: MoodId, type: TitleType): MoodQuery {
  const keywords = moodQueries(mood, type).flatMap(({ parameters }) => parameters['with_keywords']?.split('|') ?? [])
  return { feel: null, parameters: { with_keywords: [...new Set(keywords)].join('|') } }
}

function strongestFeels(mood: MoodId, least: number): FeelId[] {
  return feelIds
    .filter((feel) => weightOf(feel, mood) >= least && numbersOf(feel).length > 0)
    .sort((a, b) => weightOf(b, mood) * reach(b) - weightOf(a, mood) * reach(a))
}

function queryOf(feel: FeelId): MoodQuery {
  return { feel, parameters: { with_keywords: numbersOf(feel).join('|') } }
}

function numbersOf(feel: FeelId): number[] {
  return feelKeywords[feel].flatMap((keyword) => keywordNumbers[keyword] ?? [])
}

/** Factor for the expected number of results: a feel with one keyword finds less than one with three or more. */
function reach(feel: FeelId): number {
  return Math.min(1, 0.7 + 0.1 * numbersOf(feel).length)
}
