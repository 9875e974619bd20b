import { useEffect } from 'react'
import { askBeforeLeaving } from '#src/stores/leaving.ts'

/** Makes the browser ask before it leaves a page with unsaved changes. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isDirty])
}
