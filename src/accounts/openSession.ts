import type { AccountId } from './accountId.ts'
import { deviceOf } from './deviceOf.ts'
import { AccountsUnavailableError, type Identity, type ProfileStore } from './profileStore.ts'
import { readSession, type Session, type SessionKeys } from './session.ts'
import { newSessionRecord } from './sessionRecord.ts'

/** Somebody whose identity is known, at the moment of signing in. */
export interface Arrival {
  readonly accountId: AccountId
  readonly identity: Identity
  /** The browser's own word for itself. */
  readonly userAgent: string | null
  /** The session cookie that the browser brought along. */
  readonly earlier: string | undefined
}

/**
 * Signs somebody in: makes the account at the first time, opens a session in it, and ends the one that the browser had
 * before, of whichever account. A copy of that cookie would live on otherwise, with nobody left who could sign it out.
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
