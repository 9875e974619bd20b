import { useSyncExternalStore } from 'react'

/** The width below which popovers are sheets, as in evening.css. */
const narrow = '(width < 48rem)'

function follow(changed: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether a wish opens as a sheet, at the time of the call. */
export const isNarrowNow = (): boolean => matchMedia(narrow).matches

/** Whether the window is so narrow that a wish opens as a sheet; false in the page's HTML. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrowNow, () => false)
}
