import { useEffect } from 'react'
import { askBeforeLeaving } from '#src/stores/leaving.ts'

/** The browser asks before it leaves a page with changes that are not saved. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isDirty])
}
