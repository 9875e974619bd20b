import { computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { contract } from '#src/api/contract.ts'
import { ApiError } from '#src/api/send.ts'
import type { User } from '#src/domain/user.ts'
import { $pageLocale } from './pageLocale.ts'
import { createFetcherStore } from './query.ts'

/** Who is signed in, as far as the page knows. */
export type UserState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedIn'; readonly user: User }
  | { readonly status: 'signedOut' }

const $answer = createFetcherStore<User | null>(['user', computed($pageLocale, (locale) => locale !== null)], {
  fetcher: () => call(contract.user, {}),
})

export const $user = computed($answer, ({ data, error, loading }): UserState => {
  if (data) return { status: 'signedIn', user: data }
  if (data === null) return { status: 'signedOut' }
  return error && !loading ? { status: 'signedOut' } : { status: 'loading' }
})

export type UserChange = Pick<User, 'phone' | 'contactPreferences'> & {
  readonly preferences: Pick<User['preferences'], 'favoriteGenres' | 'preferredContentTypes'>
}

/** How saving the profile ended. */
export type SaveOutcome = 'saved' | 'sessionExpired' | 'failed'

/** Saves the profile and asks for it anew. */
export async function saveUser(change: UserChange): Promise<SaveOutcome> {
  try {
    await call(contract.updateUser, {}, { body: change })
    $answer.revalidate()
    return 'saved'
  } catch (error) {
    return error instanceof ApiError && error.message.startsWith('401') ? 'sessionExpired' : 'failed'
  }
}

const redirectDelayMs = 1000

/** To the sign-in after a second, so that the toast can be read; where the page is now is where it comes back to. */
export function goToLogin(): void {
  setTimeout(() => {
    window.location.href = `/api/login?returnTo=${encodeURIComponent(window.location.pathname)}`
  }, redirectDelayMs)
}
