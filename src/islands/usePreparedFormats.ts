import { useEffect } from 'react'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import type { Locale } from '#src/domain/locale.ts'
import { formatPreparations } from '#src/i18n/format.ts'

/** Has the browser load what numbers need in a language while nothing else is to do, and not in the frame that first shows a rating. */
export function usePreparedFormats(locale: Locale): void {
  useEffect(() => {
    const callOffs = formatPreparations(locale).map(whenIdle)
    return () => {
      for (const callOff of callOffs) callOff()
    }
  }, [locale])
}
