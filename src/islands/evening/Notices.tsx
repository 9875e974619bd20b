import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactElement, use, useEffect, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import type { ToastsProps } from '#src/islands/shared/Toasts.tsx'
import { mayBeSignedIn } from '#src/stores/signInHint.ts'
import { $toast } from '#src/stores/toast.ts'

/**
 * The toasts of a page whose own words do not name them, fetched with the first toast; and, signed in, the sync of
 * marks with the account.
 */
export function Notices({ locale }: { readonly locale: Locale }): ReactElement | null {
  const words = use(loadEveningWords(locale))
  const hasToast = useStore($toast, { ssr: 'initial' }) !== null
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps> | null>(null)
  useEffect(() => {
    if (!hasToast) return
    // Without it the act itself has happened all the same; the next toast asks again.
    void import('#src/islands/shared/Toasts.tsx').then(({ Toasts }) => setToasts(() => Toasts)).catch(() => {})
  }, [hasToast])
  useEffect(() => {
    if (!mayBeSignedIn()) return
    let stop: (() => void) | null = null
    let hasLeft = false
    void import('./startSync.ts').then(({ startSync }) => {
      if (!hasLeft) stop = startSync(locale)
    })
    return () => {
      hasLeft = true
      stop?.()
    }
  }, [locale])
  return Toasts && <Toasts region={words.notice} close={words.close} />
}
