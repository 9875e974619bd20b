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
}

/** How many feels of a mood are queried, and the minimum weight of a feel for the mood (0 to 1). */
const feelsAsked = 6
const leastWeight = 0.45

/**
 * The queries whose results together form a mood's pool: one for each of its strongest feels that TMDB has keywords
 * for, so that the pool covers the mood, and one for each of its genres, so that it is large enough.
 */
export function moodQueries(mood: MoodId, type: TitleType): MoodQuery[] {
  const byFeel = feelIds
    .filter((feel) => weightOf(feel, mood) >= leastWeight && numbersOf(feel).length > 0)
    .sort((a, b) => weightOf(b, mood) * reach(b) - weightOf(a, mood) * reach(a))
    .slice(0, feelsAsked)
    .map((feel): MoodQuery => ({ feel, parameters: { with_keywords: numbersOf(feel).join('|') } }))
  const byGenre = moods[mood].genres.map(
    (genre): MoodQuery => ({ feel: null, parameters: { ...genreQuery(genre, type) } }),
  )
  return [...byFeel, ...byGenre]
}

/** One query for all of them: titles with any of the keywords. */
export function shortMoodQuery(mood: MoodId, type: TitleType): MoodQuery {
  const keywords = moodQueries(mood, type).flatMap(({ parameters }) => parameters['with_keywords']?.split('|') ?? [])
  return { feel: null, parameters: { with_keywords: [...new Set(keywords)].join('|') } }
}

function numbersOf(feel: FeelId): number[] {
  return feelKeywords[feel].flatMap((keyword) => keywordNumbers[keyword] ?? [])
}

/** Factor for the expected number of results: a feel with one keyword finds less than one with three or more. */
function reach(feel: FeelId): number {
  return Math.min(1, 0.7 + 0.1 * numbersOf(feel).length)
}
