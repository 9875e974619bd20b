import type { TitleType } from '#src/domain/contentType.ts'
import { type FeelId, feelIds, weightOf } from '#src/domain/feel.ts'
import { feelKeywords } from '#src/domain/feelKeywords.data.ts'
import { type MoodId, moods } from '#src/domain/mood.ts'
import { genreQuery } from './genres.data.ts'
import { keywordNumbers } from './keywordNumbers.data.ts'

/** One question to `discover`, and the feel that whoever answers it carries. */
export interface MoodQuery {
  readonly feel: FeelId | null
  readonly parameters: Readonly<Record<string, string>>
}

/** How many feels of a mood are asked for, and how strongly a feel must speak for the mood to be asked for. */
const feelsAsked = 6
const leastWeight = 0.45

/**
 * The questions whose answers together make a mood's pool: one for each of its strongest feels that TMDB has keywords for, so that the pool
 * spans the mood, and one for each of its genres, so that it is never thin.
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

function numbersOf(feel: FeelId): number[] {
  return feelKeywords[feel].flatMap((keyword) => keywordNumbers[keyword] ?? [])
}

/** A feel with one keyword finds less than one with four. */
function reach(feel: FeelId): number {
  return Math.min(1, 0.7 + 0.1 * numbersOf(feel).length)
}
