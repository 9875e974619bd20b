import type { Genre } from './genre.ts'
import { z } from './schema.ts'

/** The eight moods, in the order in which the lamps hang. */
export const moodIds = ['laugh', 'romantic', 'calm', 'cry', 'mindless', 'escape', 'adrenaline', 'educational'] as const
export const moodIdSchema = z.enum(moodIds)
export type MoodId = z.infer<typeof moodIdSchema>

export function isMoodId(text: string): text is MoodId {
  return moodIdSchema.safeParse(text).success
}

/** A number for each mood; as a title's mood profile each lies in 0 to 1. */
export type MoodProfile = Readonly<Record<MoodId, number>>

/** What is the same for a mood in every language; its name, tagline and keywords stand in the dictionaries. */
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

/** Builds a record with one value for each mood. */
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

/** The moods from strongest to weakest in a profile; equal values keep the lamps' order. */
export function moodsByStrength(profile: MoodProfile): MoodId[] {
  return [...moodIds].sort((a, b) => profile[b] - profile[a])
}
