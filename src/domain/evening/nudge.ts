import { z } from '#src/domain/schema.ts'

/** Directions in which a list can be nudged (engine/nudges.ts), in the order in which they are offered. */
export const nudgeIds = [
  'lighter',
  'heavier',
  'shorter',
  'older',
  'newer',
  'less-famous',
  'better-known',
  'further-away',
] as const
export const nudgeIdSchema = z.enum(nudgeIds)
export type NudgeId = z.infer<typeof nudgeIdSchema>

/** Maximum number of nudges at the same time. */
export const mostNudges = 3

const opposites: Readonly<Partial<Record<NudgeId, NudgeId>>> = {
  lighter: 'heavier',
  heavier: 'lighter',
  older: 'newer',
  newer: 'older',
  'less-famous': 'better-known',
  'better-known': 'less-famous',
}

/**
 * The nudges after one more: it replaces its opposite, and where there are three already, the first of them goes.
 * @returns the same nudges where it is among them
 */
export function addNudge(nudges: readonly NudgeId[], nudge: NudgeId): NudgeId[] {
  if (nudges.includes(nudge)) return [...nudges]
  return [...nudges.filter((one) => one !== opposites[nudge]), nudge].slice(-mostNudges)
}

/** Whether a nudge can be pressed: there are fewer than three, or it is among them or replaces its opposite. */
export function canToggle(nudges: readonly NudgeId[], nudge: NudgeId): boolean {
  return nudges.length < mostNudges || nudges.some((one) => one === nudge || one === opposites[nudge])
}

/** The first three of some nudges that do not contradict each other, each once: for what an address says. */
export function soundNudges(nudges: readonly NudgeId[]): NudgeId[] {
  const sound: NudgeId[] = []
  for (const nudge of nudges) {
    const opposite = opposites[nudge]
    if (!sound.includes(nudge) && !(opposite && sound.includes(opposite))) sound.push(nudge)
  }
  return sound.slice(0, mostNudges)
}
