import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { ApiError } from '#src/api/send.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import type { AccountDetails, User } from '#src/domain/user.ts'
import { leaveFor } from './leaving.ts'
import { createFetcherStore } from './query.ts'
import { mayBeSignedIn, showSignInHint } from './signInHint.ts'

/** Who is signed in, as far as the page knows. */
export type UserState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedIn'; readonly user: User }
  | { readonly status: 'signedOut' }
  /** Nobody can tell: profiles cannot be reached. */
  | { readonly status: 'unavailable' }

/** Whether anything on the page wants to know. */
const $isWanted = atom(false)

const $answer = createFetcherStore<User | null>(['user', $isWanted], {
  fetcher: async () => {
    const user = await call(userEndpoints.user, {})
    // The answer may have taken the cookies of a session that was over.
    showSignInHint()
    return user
  },
})

export const $user = computed($answer, ({ data, error, loading }): UserState => {
  if (data) return { status: 'signedIn', user: data }
  if (data === null) return { status: 'signedOut' }
  return error && !loading ? { status: 'unavailable' } : { status: 'loading' }
})

/** Whether an answer is on its way. */
export const $isUserAwaited = computed([$isWanted, $user], (isWanted, { status }) => isWanted && status === 'loading')

/** Asks who is signed in, once for all that want to know. */
export function askForUser(): void {
  $isWanted.set(true)
}

/** The same for pages that work for everybody: a browser that never signed in sends no request. */
export function askForUserIfSignedIn(): void {
  if (!mayBeSignedIn()) return
  askForUser()
  window.addEventListener('pageshow', beginAnewIfSignedOut)
}

/**
 * A page that comes back from the browser's memory may still know of somebody who signed out since: their favourites
 * stand in reasons.
 */
function beginAnewIfSignedOut({ persisted }: PageTransitionEvent): void {
  if (!persisted || $user.get().status !== 'signedIn' || mayBeSignedIn()) return
  document.body.hidden = true
  window.location.reload()
}

/** Asks again after a failure. */
export function retryUser(): void {
  $answer.revalidate()
}

export type UserChange = Pick<User, 'phone' | 'contactPreferences'> & {
  readonly preferences: Pick<User['preferences'], 'favoriteGenres' | 'preferredContentTypes'>
}

/** How saving the profile ended. */
export type SaveOutcome = 'saved' | 'sessionExpired' | 'busy' | 'invalid' | 'failed'

type Change = UserChange | Pick<AccountDetails, 'keepsMoodHistory'>

/** Saves what is given of the profile, and asks for it anew. */
export async function saveUser(change: Change): Promise<SaveOutcome> {
  try {
    $answer.mutate(await sendTwice(change))
    $answer.revalidate()
    return 'saved'
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Five seconds are the server's own limit; the rest is for the network. */
const patienceMs = 7000
/** What fails sooner than this is a broken connection or a crashed function; a slow store has had its two tries. */
const soonMs = 2500
const pauseMs = 400

/** A save is idempotent, so one that failed quickly is retried once. @throws ApiError */
async function sendTwice(change: Change): Promise<User> {
  const signal = AbortSignal.timeout(patienceMs)
  const send = () => call(userEndpoints.updateUser, {}, { body: change, signal })
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

/** To the sign-in after a second, so that the toast can be read; where the page is now is where it comes back to. */
export function goToLogin(): void {
  setTimeout(() => leaveFor(`/api/login?returnTo=${encodeURIComponent(window.location.pathname)}`), redirectDelayMs)
}
