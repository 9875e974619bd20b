import type { MoodId } from '#src/domain/mood/mood.ts'

/** The lamp that is chosen for a new room until somebody chooses another one: the page is in its light from the start. */
export const firstLamp: MoodId = 'escape'
