import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { ApiError } from '#src/api/send.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import type { ProfileChange } from '#src/domain/profileChange.ts'
import type { User } from '#src/domain/user.ts'
import { leaveFor } from './leaving.ts'
import { createFetcherStore } from './query.ts'
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

const $answer = createFetcherStore<User | null>(['user', $isWanted], {
  fetcher: async () => {
    const user = await call(userEndpoints.user, {})
    // The response may have cleared the cookies of an expired session.
    showSignInHint()
    return user
  },
})

export const $user = computed($answer, ({ data, error, loading }): UserState => {
  if (data) return { status: 'signedIn', user: data }
  if (data === null) return { status: 'signedOut' }
  return error && !loading ? { status: 'unavailable' } : { status: 'loading' }
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

/** The outcome of saving the profile. */
export type SaveOutcome = 'saved' | 'sessionExpired' | 'busy' | 'invalid' | 'failed'

/**
 * Saves part of the profile, and keeps the updated user of the response.
 * @returns the outcome; errors are not thrown
 */
export async function saveUser(change: ProfileChange): Promise<SaveOutcome> {
  try {
    $answer.mutate(await sendTwice(change))
    return 'saved'
  } catch (error) {
    return outcomeOf(error)
  }
}

/**
 * Timeout of a save in milliseconds, retry included: the server's own limit is five seconds, the rest is for the
 * network.
 */
const patienceMs = 7000
/**
 * In milliseconds. A failure within this time is a broken connection or a crashed function and worth a retry; after it,
 * the server has already tried a slow store twice.
 */
const soonMs = 2500
const pauseMs = 400

/**
 * Saving is idempotent, so a save that failed quickly is retried once.
 * @throws ApiError
 */
async function sendTwice(change: ProfileChange): Promise<User> {
  const signal = AbortSignal.timeout(patienceMs)
  const send = () => call(userEndpoints.updateUser, { body: change }, { signal })
  const started = performance.now()
  try {
    return await send()
  } catch (error) {
    const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    if (!isPassing || performance.now() - started > soonMs) throw error
    await new Promise((done) => setTimeout(done, pauseMs))
    return await send()
  }
}

function outcomeOf(error: unknown): SaveOutcome {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) return 'sessionExpired'
  if (status === 429) return 'busy'
  return status === 422 ? 'invalid' : 'failed'
}

const redirectDelayMs = 1000

/** Redirects to the sign-in after a second, so that the toast can be read. The sign-in returns to the current page. */
export function goToLogin(): void {
  setTimeout(() => leaveFor(`/api/login?returnTo=${encodeURIComponent(window.location.pathname)}`), redirectDelayMs)
}
