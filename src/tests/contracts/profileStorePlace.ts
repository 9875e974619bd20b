import { randomUUID } from 'node:crypto'
import { type AccountId, accountIdOf } from '#src/accounts/accountId.ts'
import type { Identity, ProfileStore } from '#src/accounts/profileStore.ts'
import { newSessionId } from '#src/accounts/session.ts'
import type { SessionRecord } from '#src/accounts/sessionRecord.ts'
import type { Device } from '#src/domain/user/device.ts'

/** A place that keeps profiles, as the contracts reach it. */
export interface ProfileStoreUnderTest {
  readonly store: ProfileStore
  /** Another store over the same place, as another process or device has it. */
  readonly other: ProfileStore
  /** Writes a field's stored text past the store. */
  readonly corrupt: (accountId: AccountId, field: string, text: string) => Promise<void>
  /** Writes the stored text of a mark or a kept wish past the store. */
  readonly corruptEvening: (accountId: AccountId, field: string, text: string) => Promise<void>
  /** Everything that the place holds, names of keys included, as one text. */
  readonly everything: () => Promise<string>
}

/** Somebody who signs in. */
export const ada: Identity = {
  provider: 'google',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  profileImageUrl: 'https://example.org/ada.png',
}
/** An account that nobody has yet. */
export const fresh = (): AccountId => accountIdOf('google', randomUUID())

/** A session that was opened, and seen, so many seconds ago. */
export function signedInAgo(seconds: number, device: Device = { browser: 'Firefox', system: 'Linux' }): SessionRecord {
  const then = Math.floor(Date.now() / 1000) - seconds
  return { id: newSessionId(), signedInAt: then, seenAt: then, device }
}

/** Makes accounts of people who sign in for the first time, in a place that is ready when they do. */
export function peopleOf(place: () => ProfileStoreUnderTest) {
  const signedIn = async (identity: Partial<Identity> = {}): Promise<AccountId> => {
    const id = fresh()
    await place().store.create(id, { ...ada, ...identity })
    return id
  }
  /** Somebody who wishes their moods remembered. */
  const remembered = async (identity: Partial<Identity> = {}): Promise<AccountId> => {
    const id = await signedIn(identity)
    await place().store.patch(id, { keepsMoodHistory: true })
    return id
  }
  return { signedIn, remembered }
}
