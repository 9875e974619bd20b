import { ApiError } from '#src/api/send.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { showToast } from '#src/stores/toast.ts'
import { announceSave } from './announceSave.ts'

/** Says that an action on the account did not happen; where the session is over, the way to the sign-in follows. */
export function announceFailure(error: unknown, { account, toasts }: ProfileWords): void {
  if (error instanceof ApiError && error.status === 401) announceSave('sessionExpired', toasts)
  else showToast({ tone: 'bad', title: account.failed, text: account.failedText })
}
