import { computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import type { AccountDetails } from '#src/domain/user.ts'
import { whileLeaving } from './leaving.ts'
import { createFetcherStore } from './query.ts'
import { $user, type SaveOutcome, saveUser } from './user.ts'

const $answer = createFetcherStore<AccountDetails>(
  ['account', computed($user, ({ status }) => status === 'signedIn')],
  { fetcher: () => call(userEndpoints.account, {}) },
)

/** How the visitor signs in and what they wish to be remembered; null until it is known. */
export const $account = computed($answer, ({ data }): AccountDetails | null => data ?? null)

/** Switches the remembering of moods on, or off, which forgets them. */
export async function keepMoods(keepsMoodHistory: boolean): Promise<SaveOutcome> {
  const outcome = await saveUser({ keepsMoodHistory })
  const known = $account.get()
  if (outcome === 'saved' && known) $answer.mutate({ ...known, keepsMoodHistory })
  return outcome
}

/** Everything that is kept of the visitor, as JSON to read. @throws ApiError */
export async function exportedData(): Promise<string> {
  return JSON.stringify(await call(userEndpoints.exportUser, {}), null, 2)
}

/** Deletes the account with all that is kept, and ends its sessions. @throws ApiError */
export async function deleteAccount(): Promise<void> {
  await whileLeaving(() => call(userEndpoints.deleteUser, {}, { body: { confirm: 'DELETE' } }))
}

/** Ends all sessions of the account, this one too. @throws ApiError */
export async function signOutEverywhere(): Promise<void> {
  await whileLeaving(() => call(userEndpoints.signOutEverywhere, {}))
}

/** Ends the session of another browser, which then no longer stands among the visitor's. @throws ApiError */
export async function endSession(sessionId: string): Promise<void> {
  await call(userEndpoints.endSession, { sessionId })
  const known = $account.get()
  if (known) $answer.mutate({ ...known, sessions: known.sessions.filter(({ id }) => id !== sessionId) })
}
