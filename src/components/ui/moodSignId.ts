import type { MoodId } from '#src/domain/mood.ts'

/** The id of a mood's sign in a page's `MoodSymbols.astro`, without which nothing is drawn. */
export function moodSignId(mood: MoodId): string {
  return `sign-${mood}`
}
