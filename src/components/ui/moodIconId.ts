import type { MoodId } from '#src/domain/mood/mood.ts'

/** The id of a mood's icon. The page needs a `MoodSymbols.astro` with it; otherwise nothing is drawn. */
export function moodIconId(mood: MoodId): string {
  return `sign-${mood}`
}
