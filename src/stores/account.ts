import { computed } from 'nanostores'
import { accountEndpoints } from '#src/api/accountEndpoints.ts'
import { call } from '#src/api/client.ts'
import type { AccountDetails } from '#src/domain/user/accountDetails.ts'
import { whileLeaving } from './leaving.ts'
import { createFetcherStore } from './query.ts'
import { type SaveOutcome, saveUser } from './saveUser.ts'
import { $user } from './user.ts'

const $answer = createFetcherStore<AccountDetails>(
  ['account', computed($user, ({ status }) => status === 'signedIn')],
  { fetcher: () => call(accountEndpoints.account, {}) },
)

/** Sign-in methods, sessions and the setting for mood history; null until loaded. */
export const $account = computed($answer, ({ data }): AccountDetails | null => data ?? null)

/** Turns the mood history on or off. Off deletes it. */
export async function keepMoods(keepsMoodHistory: boolean): Promise<SaveOutcome> {
  const outcome = await saveUser({ keepsMoodHistory })
  const known = $account.get()
  if (outcome === 'saved' && known) $answer.mutate({ ...known, keepsMoodHistory })
  return outcome
}

/**
 * All data stored about the visitor, as formatted JSON.
 * @throws ApiError
 */
export async function exportedData(): Promise<string> {
  return JSON.stringify(await call(accountEndpoints.exportUser, {}), null, 2)
}

/**
 * Deletes the account with all its data and ends its sessions.
 * @throws ApiError
 */
export async function deleteAccount(): Promise<void> {
  await whileLeaving(() => call(accountEndpoints.deleteUser, { body: { confirm: 'DELETE' } }))
}

/**
 * Ends all sessions of the account, including this one.
 * @throws ApiError
 */
export async function signOutEverywhere(): Promise<void> {
  await whileLeaving(() => call(accountEndpoints.signOutEverywhere, {}))
}

/**
 * Ends the session of another browser and removes it from `$account`.
 * @throws ApiError
 */
export async function endSession(sessionId: string): Promise<void> {
  await call(accountEndpoints.endSession, { sessionId })
  const known = $account.get()
  if (known) $answer.mutate({ ...known, sessions: known.sessions.filter(({ id }) => id !== sessionId) })
}
