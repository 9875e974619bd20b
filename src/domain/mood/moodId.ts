/** The moods, in the order in which the home page shows them. */
export const moodIds = ['laugh', 'romantic', 'calm', 'cry', 'mindless', 'escape', 'adrenaline', 'educational'] as const
export type MoodId = (typeof moodIds)[number]
