import { type FeelId, weightOf } from '#src/domain/feel.ts'
import type { Genre } from '#src/domain/genre.ts'
import { type MoodId, type MoodProfile, perMood } from '#src/domain/mood.ts'
import { genrePriors } from './genrePriors.ts'

/** What a mood profile is computed from. */
export interface Felt {
  readonly feels: readonly FeelId[]
  readonly genres: readonly Genre[]
}

/** A title's feels stand strongest first: each next one counts a little less, none under this share. */
const positionDecay = 0.05
const positionFloor = 0.7
/** How much the genres' prior weighs beside the feels. */
const priorShare = 0.6
/** Evidence at which a title is as likely as not to serve a mood, and how sharply belief turns there. */
const midpoint = 1
const steepness = 2.2

/** How much a feel at a position (0 first) counts, 0.7 to 1. */
export function positionWeight(position: number): number {
  return Math.max(positionFloor, 1 - positionDecay * position)
}

/**
 * The raw evidence that a title serves a mood: the sum of its feels' weights, strongest first, and the mean prior of its genres.
 * @returns a number without fixed bounds, in practice -4 to 5.
 */
export function moodEvidence(title: Felt, mood: MoodId): number {
  const fromFeels = title.feels.reduce((sum, feel, index) => sum + weightOf(feel, mood) * positionWeight(index), 0)
  return fromFeels + priorShare * genreEvidence(title.genres, mood)
}

/** Genres alone: the sum of the first genre's prior and half of the others', as the first is the most telling. */
export function genreEvidence(genres: readonly Genre[], mood: MoodId): number {
  return genres.reduce((sum, genre, index) => sum + (genrePriors[genre][mood] ?? 0) * (index === 0 ? 1 : 0.5), 0)
}

const fits = new WeakMap<Felt, Partial<Record<MoodId, number>>>()

/**
 * How strongly a title serves one mood: evidence turned into 0 to 1 by a logistic curve. Pure; the result is remembered for each title object, because ranking
 * asks for it thousands of times.
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

/** How strongly a title serves each mood, 0 to 1 (see `moodFit`). */
export function moodProfile(title: Felt): MoodProfile {
  return perMood((mood) => moodFit(title, mood))
}
