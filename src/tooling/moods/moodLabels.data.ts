import type { MoodId } from '#src/domain/mood.ts'

/** Titles that fit a mood and titles that plainly do not. */
interface MoodLabels {
  readonly fits: readonly string[]
  readonly not: readonly string[]
}

export const moodLabels: Readonly<Record<MoodId, MoodLabels>> = {
  laugh: { fits: [], not: [] },
  romantic: { fits: [], not: [] },
  calm: { fits: [], not: [] },
  cry: { fits: [], not: [] },
  mindless: { fits: [], not: [] },
  escape: { fits: [], not: [] },
  adrenaline: { fits: [], not: [] },
  educational: { fits: [], not: [] },
}
