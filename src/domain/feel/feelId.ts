import type { MoodId } from '#src/domain/mood/moodId.ts'
import { feelWeights } from './feels.data.ts'

/** A tag for how a title feels, in a viewer's words, from a closed vocabulary (feels.data.ts). */
export type FeelId = keyof typeof feelWeights

/** Weight of a feel as evidence for (up to 1) or against (down to -1) each mood; a missing mood weighs 0. */
export type FeelWeights = Readonly<Partial<Record<MoodId, number>>>

const weights: Readonly<Record<FeelId, FeelWeights>> = feelWeights

export const feelIds: readonly FeelId[] = Object.keys(feelWeights).filter(isFeelId)

export function isFeelId(text: string): text is FeelId {
  return Object.hasOwn(feelWeights, text)
}

/** The weight of a feel for a mood, -1 to 1; 0 when the vocabulary lists none. */
export function weightOf(feel: FeelId, mood: MoodId): number {
  return weights[feel][mood] ?? 0
}
