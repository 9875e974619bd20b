import { z } from '#src/domain/schema.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import { type MoodId, moodIds } from './moodId.ts'

export { type MoodId, moodIds } from './moodId.ts'

export const moodIdSchema = z.enum(moodIds)

export function isMoodId(text: string): text is MoodId {
  return moodIdSchema.safeParse(text).success
}

/** How strongly a title serves each mood, 0 to 1. */
export type MoodProfile = Readonly<Record<MoodId, number>>

/** Locale-independent data of a mood; name, tagline and keywords are in the i18n dictionaries. */
export interface MoodFacts {
  readonly id: MoodId
  readonly emoji: string
  /** One or two genres, from the specification's table. */
  readonly genres: readonly Genre[]
}

export const moods: Readonly<Record<MoodId, MoodFacts>> = {
  laugh: { id: 'laugh', emoji: '😂', genres: ['Comedy', 'Family'] },
  romantic: { id: 'romantic', emoji: '💘', genres: ['Romance', 'Drama'] },
  calm: { id: 'calm', emoji: '🌿', genres: ['Drama', 'Family'] },
  cry: { id: 'cry', emoji: '💧', genres: ['Drama', 'Romance'] },
  mindless: { id: 'mindless', emoji: '🍿', genres: ['Reality-TV', 'Comedy'] },
  escape: { id: 'escape', emoji: '🪐', genres: ['Fantasy', 'Science Fiction'] },
  adrenaline: { id: 'adrenaline', emoji: '🔥', genres: ['Action', 'Thriller'] },
  educational: { id: 'educational', emoji: '🔭', genres: ['Documentary', 'Biography'] },
}

/** Builds a record with a value for each mood. */
export function perMood<Value>(valueFor: (mood: MoodId) => Value): Record<MoodId, Value> {
  return {
    laugh: valueFor('laugh'),
    romantic: valueFor('romantic'),
    calm: valueFor('calm'),
    cry: valueFor('cry'),
    mindless: valueFor('mindless'),
    escape: valueFor('escape'),
    adrenaline: valueFor('adrenaline'),
    educational: valueFor('educational'),
  }
}

/** Moods sorted from strongest to weakest; ties keep the order of `moodIds`. */
export function moodsByStrength(profile: MoodProfile): MoodId[] {
  return [...moodIds].sort((a, b) => profile[b] - profile[a])
}
