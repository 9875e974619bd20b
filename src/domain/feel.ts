import { feelWeights } from './feels.data.ts'
import type { MoodId } from './mood.ts'
import { z } from './schema.ts'

/** A small, named quality of a title that a viewer would say out loud. One closed vocabulary (feels.data.ts). */
export type FeelId = keyof typeof feelWeights

/** How much a feel speaks for (to 1) or against (to -1) each mood; a mood that is not named weighs 0. */
export type FeelWeights = Readonly<Partial<Record<MoodId, number>>>

const weights: Readonly<Record<FeelId, FeelWeights>> = feelWeights

export const feelIds: readonly FeelId[] = Object.keys(feelWeights).filter(isFeelId)

export function isFeelId(text: string): text is FeelId {
  return Object.hasOwn(feelWeights, text)
}

export const feelIdSchema = z.custom<FeelId>((value) => typeof value === 'string' && isFeelId(value), {
  error: 'is not in the vocabulary of feels',
})

/** Whether a feel says how a title ends: not for eyes that have not asked. */
export function tellsEnding(feel: FeelId): boolean {
  return feel.endsWith('-ending')
}

/** The weight of one feel for one mood, -1 to 1. */
export function weightOf(feel: FeelId, mood: MoodId): number {
  return weights[feel][mood] ?? 0
}
