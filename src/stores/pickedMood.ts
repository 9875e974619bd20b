import { call } from '#src/api/client.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { mayBeSignedIn } from './signInHint.ts'

let last: MoodId | null = null

/**
 * Records a picked mood in a signed-in visitor's profile, which keeps it only if they opted in. Recorded once for a
 * pick: another content type of the same mood, or going back to its list, is not a new one. Nothing is sent if the
 * visitor is not signed in; failures are ignored.
 * @param how whether the mood was chosen with a lamp on this page, or its own page was opened
 */
export function recordPickedMood(mood: MoodId, how: 'chosen' | 'opened'): void {
  if (mood === last) return
  last = mood
  if (!mayBeSignedIn() || (how === 'opened' && isReturn())) return
  call(userEndpoints.recordMood, { moodId: mood }).catch(() => {})
}

/** Whether the page was reloaded or restored from history, which is not a new pick. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
