import { type FeelId, weightOf } from '#src/domain/feel/feel.ts'
import { type MoodId, type MoodProfile, perMood } from '#src/domain/mood/mood.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import { genrePriors } from './genrePriors.ts'

/** Input of a mood profile; `feels` are sorted strongest first, `genres` most characteristic first. */
export interface Felt {
  readonly feels: readonly FeelId[]
  readonly genres: readonly Genre[]
  /** How sure each feel is, 0 to 1; absent where editors gave them. */
  readonly feelStrengths?: readonly number[] | undefined
}

/** Linear decay of a feel's weight by position, bounded below by the floor. */
const positionDecay = 0.05
const positionFloor = 0.7
/** Weight of the genre prior relative to the feels. */
const priorShare = 0.6
/** Parameters of the logistic curve: the evidence that maps to a fit of 0.5, and the slope. */
const midpoint = 1
const steepness = 2.2

/** Weight of the feel at a zero-based position, 0.7 to 1. */
export function positionWeight(position: number): number {
  return Math.max(positionFloor, 1 - positionDecay * position)
}

/**
 * How much a title's feel at a zero-based position counts, 0 to 1: as much as it is sure where rules found it, so that
 * thin evidence makes a low fit; by position where editors gave it.
 */
export function feelShare({ feelStrengths }: Pick<Felt, 'feelStrengths'>, position: number): number {
  return feelStrengths?.[position] ?? positionWeight(position)
}

/**
 * Raw evidence that a title serves a mood: its feels' weights, each by its share, plus the weighted prior of its
 * genres.
 * @returns unbounded; in practice -4 to 5
 */
export function moodEvidence(title: Felt, mood: MoodId): number {
  const fromFeels = title.feels.reduce((sum, feel, index) => sum + weightOf(feel, mood) * feelShare(title, index), 0)
  return fromFeels + priorShare * genreEvidence(title.genres, mood)
}

/** Evidence from genres alone: the prior of the first genre (the most characteristic), plus half of each other one. */
export function genreEvidence(genres: readonly Genre[], mood: MoodId): number {
  return genres.reduce((sum, genre, index) => sum + (genrePriors[genre][mood] ?? 0) * (index === 0 ? 1 : 0.5), 0)
}

const fits = new WeakMap<Felt, Partial<Record<MoodId, number>>>()

/**
 * How strongly a title serves a mood, 0 to 1: `moodEvidence` mapped by a logistic function. Pure; memoized per title
 * object, because ranking calls it thousands of times.
 */
export function moodFit(title: Felt, mood: MoodId): number {
  let known = fits.get(title)
  if (!known) {
    known = {}
    fits.set(title, known)
  }
  known[mood] ??= 1 / (1 + Math.exp(-steepness * (moodEvidence(title, mood) - midpoint)))
  return known[mood]
}

/** `moodFit` for each mood. */
export function moodProfile(title: Felt): MoodProfile {
  return perMood((mood) => moodFit(title, mood))
}
