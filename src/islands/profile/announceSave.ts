import type { ProfileWords } from '#src/i18n/islandWords.ts'
import type { SaveOutcome } from '#src/stores/saveUser.ts'
import { showToast } from '#src/stores/toast.ts'
import { goToLogin } from '#src/stores/user.ts'

/**
 * Shows a toast with the outcome of a save; if the session has expired, redirects to the sign-in.
 * @param good the toast for a success, by default the profile's
 */
export function announceSave(
  outcome: SaveOutcome,
  toasts: ProfileWords['toasts'],
  good: { readonly title: string; readonly text: string } = {
    title: toasts.profileUpdated,
    text: toasts.profileUpdatedText,
  },
): void {
  if (outcome === 'saved') showToast({ tone: 'good', ...good })
  else if (outcome === 'sessionExpired') {
    showToast({ tone: 'bad', title: toasts.sessionExpired, text: toasts.sessionExpiredText })
    goToLogin()
  } else {
    const text = outcome === 'busy' ? toasts.updateBusyText : toasts.updateFailedText
    showToast({ tone: 'bad', title: toasts.updateFailed, text })
  }
}
