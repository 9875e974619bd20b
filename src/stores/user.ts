import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import type { User } from '#src/domain/user/user.ts'
import { leaveFor } from './leaving.ts'
import { question } from './question.ts'
import { mayBeSignedIn, showSignInHint } from './signInHint.ts'

/** The state of the signed-in user. */
export type UserState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedIn'; readonly user: User }
  | { readonly status: 'signedOut' }
  /** Unknown, because the profile store cannot be reached. */
  | { readonly status: 'unavailable' }

/** Whether anything on the page needs the user. */
const $isWanted = atom(false)

const $answer = question('user', $isWanted, async () => {
  const user = await call(userEndpoints.user, {})
  // The response may have cleared the cookies of an expired session.
  showSignInHint()
  return user
})

export const $user = computed($answer, (state): UserState => {
  if (state.status === 'ready')
    return state.answer ? { status: 'signedIn', user: state.answer } : { status: 'signedOut' }
  return state.status === 'failed' ? { status: 'unavailable' } : state
})

/** Whether the user is being requested. */
export const $isUserAwaited = computed([$isWanted, $user], (isWanted, { status }) => isWanted && status === 'loading')

/** Requests the signed-in user, once per page. */
export function askForUser(): void {
  $isWanted.set(true)
}

/** Like `askForUser`, for public pages: sends no request if this browser has no sign-in hint. */
export function askForUserIfSignedIn(): void {
  if (!mayBeSignedIn()) return
  askForUser()
  window.addEventListener('pageshow', beginAnewIfSignedOut)
}

/**
 * Reloads a page restored from the back/forward cache whose visitor has signed out since, because its reasons name
 * their favourites.
 */
function beginAnewIfSignedOut({ persisted }: PageTransitionEvent): void {
  if (!persisted || $user.get().status !== 'signedIn' || mayBeSignedIn()) return
  document.body.hidden = true
  window.location.reload()
}

/** Repeats a failed request. */
export function retryUser(): void {
  $answer.revalidate()
}

/** Replaces the user by what a save has returned. */
export function keepUser(user: User): void {
  $answer.mutate(user)
}

const redirectDelayMs = 1000

/** Redirects to the sign-in after a second, so that the toast can be read. The sign-in returns to the current page. */
export function goToLogin(): void {
  setTimeout(() => leaveFor(`/api/login?returnTo=${encodeURIComponent(window.location.pathname)}`), redirectDelayMs)
}
