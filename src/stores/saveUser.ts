import { accountEndpoints } from '#src/api/accountEndpoints.ts'
import { call } from '#src/api/client.ts'
import { ApiError } from '#src/api/send.ts'
import type { ProfileChange } from '#src/domain/user/profileChange.ts'
import type { User } from '#src/domain/user/user.ts'
import { keepUser } from './user.ts'

/** The outcome of saving the profile. */
export type SaveOutcome = 'saved' | 'sessionExpired' | 'busy' | 'invalid' | 'failed'

/**
 * Saves part of the profile, and keeps the updated user of the response.
 * @returns the outcome; errors are not thrown
 */
export async function saveUser(change: ProfileChange): Promise<SaveOutcome> {
  try {
    keepUser(await sendTwice(change))
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
  const send = () => call(accountEndpoints.updateUser, { body: change }, { signal })
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
