import { type ReactElement, useEffect, useState } from 'react'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { copyMarks, hasStoredEvening } from '#src/stores/ownMarks.ts'
import { eveningPart } from './eveningPart.tsx'

const Notices = eveningPart(async () => (await import('./Notices.tsx')).Notices)

/** What cards with acts need beside them: the marks on this device, and the toasts that answer an act. */
export function ListEvening({ locale }: { readonly locale: Locale }): ReactElement | null {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  useEffect(() => {
    // A failure shows no mark; the next act asks again.
    if (hasStoredEvening()) void copyMarks().catch(() => undefined)
  }, [])
  if (!isIdle) return null
  return <Notices locale={locale} />
}
