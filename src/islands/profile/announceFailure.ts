import { ApiError } from '#src/api/send.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { showToast } from '#src/stores/toast.ts'
import { announceSave } from './announceSave.ts'

/**
 * Shows a toast that an account action failed, with the reason if it was rate limited (429). If the session has expired
 * (401), redirects to the sign-in.
 */
export function announceFailure(error: unknown, { account, toasts }: ProfileWords): void {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) announceSave('sessionExpired', toasts)
  else
    showToast({ tone: 'bad', title: account.failed, text: status === 429 ? toasts.updateBusyText : account.failedText })
}
