import { useEffect } from 'react'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { formatPreparations } from '#src/i18n/format.ts'

/**
 * Loads the browser's plural rules and number formats for a language when idle, instead of in the frame that first
 * shows a rating.
 */
export function usePreparedFormats(locale: Locale): void {
  useEffect(() => {
    for (const prepare of formatPreparations(locale)) whenIdle(prepare)
  }, [locale])
}
