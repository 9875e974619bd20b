import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { showToast } from '#src/stores/toast.ts'
import { goToLogin, type SaveOutcome } from '#src/stores/user.ts'

/**
 * Says how saving ended; where the session is over, the way to the sign-in follows.
 * @param good what to say of a success, where it is not the profile's own sentence
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
