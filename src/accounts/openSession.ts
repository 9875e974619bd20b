import type { AccountId } from './accountId.ts'
import { deviceOf } from './deviceOf.ts'
import { AccountsUnavailableError, type Identity, type ProfileStore } from './profileStore.ts'
import { readSession, type Session, type SessionKeys } from './session.ts'
import { newSessionRecord } from './sessionRecord.ts'

/** An authenticated person at the time of sign-in. */
export interface Arrival {
  readonly accountId: AccountId
  readonly identity: Identity
  /** The User-Agent header. */
  readonly userAgent: string | null
  /** The session cookie that the browser sent. */
  readonly earlier: string | undefined
}

/**
 * Signs a person in: creates the account if it does not exist, opens a session, and ends the browser's previous
 * session, whichever account it belongs to. Otherwise a copy of the previous cookie would remain valid, and nobody
 * could sign it out.
 * @throws AccountsUnavailableError
 */
export async function openSession(
  { accountId, identity, userAgent, earlier }: Arrival,
  store: ProfileStore,
  keys: SessionKeys,
): Promise<Omit<Session, 'issuedAt'>> {
  await store.create(accountId, identity)
  const record = newSessionRecord(deviceOf(userAgent))
  if (!(await store.openSession(accountId, record)))
    throw new AccountsUnavailableError('The account was deleted while somebody signed in')
  const before = await readSession(earlier, keys)
  if (before) await store.endSession(before.accountId, before.id)
  return { id: record.id, accountId, signedInAt: record.signedInAt }
}
