import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import type { Avoided } from './wish.ts'

/** What somebody is after who says only what it must not be, by what that is; and how much that counts. */
const insteadOf: Partial<Record<Avoided, readonly MoodId[]>> = {
  'mood:cry': ['laugh', 'calm'],
  'bleak-and-unsparing': ['laugh', 'calm'],
  'mood:adrenaline': ['calm'],
}
const insteadShare = 0.5

/**
 * How well a title suits somebody who only says what it must not be: "nothing sad" is no wish for Breaking Bad.
 * @returns 0 to 0.5; 0 where what is left out says nothing of what is wanted
 */
export function insteadFit(title: Title, avoid: readonly Avoided[]): number {
  const moods = avoid.flatMap((one) => insteadOf[one] ?? [])
  return insteadShare * Math.max(0, ...moods.map((mood) => moodFit(title, mood)))
}
