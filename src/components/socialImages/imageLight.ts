import { type FeelId, weightOf } from '#src/domain/feel/feel.ts'
import { isMoodId, type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { feelOfImage, pairOfImage, type SocialImageName } from './socialImageName.ts'

/** The lamps of an image: of one mood, of two, of all, or the neutral light. */
export type Lit = 'all' | 'house' | TwoLamps | readonly [MoodId]

/** Two lamps, alike or the first one larger. */
export interface TwoLamps {
  readonly first: MoodId
  readonly second: MoodId
  readonly areAlike: boolean
}

/** The moods that a feel speaks for, strongest first. */
export function moodsOfFeel(feel: FeelId): MoodId[] {
  return moodIds.filter((mood) => weightOf(feel, mood) > 0).toSorted((a, b) => weightOf(feel, b) - weightOf(feel, a))
}

/** The lamps of an image: those of its moods, or of the two that its feel speaks for most. */
export function imageLight(name: SocialImageName): Lit {
  if (name === 'home') return 'all'
  if (isMoodId(name)) return [name]
  const pair = pairOfImage(name)
  if (pair) return { first: pair[0], second: pair[1], areAlike: true }
  const feel = feelOfImage(name)
  const [first, second] = feel ? moodsOfFeel(feel) : []
  if (first && second) return { first, second, areAlike: false }
  return first ? [first] : 'house'
}
