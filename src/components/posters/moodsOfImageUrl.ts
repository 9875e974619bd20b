import { type MoodId, moodIdSchema } from '#src/domain/mood/mood.ts'

/**
 * Parses the two moods of a drawn poster from its address: `/posters/movie-129.svg?light=escape.calm`.
 * @returns null for any other image
 */
export function moodsOfImageUrl(imageUrl: string): readonly [MoodId, MoodId] | null {
  const names = /^\/posters\/[^?]+\?light=([a-z]+)\.([a-z]+)$/.exec(imageUrl)
  const first = moodIdSchema.safeParse(names?.[1])
  const second = moodIdSchema.safeParse(names?.[2])
  return first.success && second.success ? [first.data, second.data] : null
}
