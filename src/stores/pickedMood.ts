import { call } from '#src/api/client.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import type { MoodId } from '#src/domain/mood.ts'
import { mayBeSignedIn } from './signInHint.ts'

let last: MoodId | null = null

/**
 * Tells a signed-in visitor's profile which mood they picked; it remembers moods only if they wish that. Once for a pick: another content type, or the way
 * back to the same list, is none. A visitor who is not signed in sends nothing, and a failure is nobody's concern.
 * @param how by a lamp on this page, or by opening the mood's own page
 */
export function recordPickedMood(mood: MoodId, how: 'chosen' | 'opened'): void {
  if (mood === last) return
  last = mood
  if (!mayBeSignedIn() || (how === 'opened' && isReturn())) return
  call(userEndpoints.recordMood, { moodId: mood }).catch(() => {})
}

/** Whoever loads a page again, or comes back to it, picks nothing. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
