import { randomUUID } from 'node:crypto'
import { type AccountId, accountIdOf } from '#src/accounts/accountId.ts'
import type { Identity, ProfileStore } from '#src/accounts/profileStore.ts'

/** A place that keeps profiles, as the contracts reach it. */
export interface ProfileStoreUnderTest {
  readonly store: ProfileStore
  /** Another store over the same place, as another process or device has it. */
  readonly other: ProfileStore
  /** Writes a field's stored text past the store. */
  readonly corrupt: (accountId: AccountId, field: string, text: string) => Promise<void>
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
