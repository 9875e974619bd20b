import { ApiError } from '#src/api/send.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { showToast } from '#src/stores/toast.ts'
import { announceSave } from './announceSave.ts'

/** Says that an action on the account did not happen, and why where it was asked for too often; where the session is over, the way to the sign-in follows. */
export function announceFailure(error: unknown, { account, toasts }: ProfileWords): void {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) announceSave('sessionExpired', toasts)
  else
    showToast({ tone: 'bad', title: account.failed, text: status === 429 ? toasts.updateBusyText : account.failedText })
}
