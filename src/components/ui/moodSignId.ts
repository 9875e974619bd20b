import type { MoodId } from '#src/domain/mood.ts'

/** The id of a mood's icon. The page needs a `MoodSymbols.astro` with it; otherwise nothing is drawn. */
export function moodSignId(mood: MoodId): string {
  return `sign-${mood}`
}
