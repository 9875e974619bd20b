import type { MoodId } from '#src/domain/mood/mood.ts'
import { PlainError } from '#src/domain/plainError.ts'
import type { ProfileChange } from '#src/domain/user/profileChange.ts'
import type { User } from '#src/domain/user/user.ts'
import type { AccountId } from './accountId.ts'
import type { AccountEveningAnswer, AccountEveningChange, ExportedEvening } from './eveningFields.ts'
import type { SessionRecord } from './sessionRecord.ts'

/** A sign-in method that an account has used. */
export interface SignInMethod {
  readonly provider: string
  /** Time of the first use, in ISO 8601 (UTC); 1970-01-01T00:00:00.000Z if it was lost. */
  readonly linkedAt: string
}

/** Everything stored about a person with an account. */
export interface Profile extends User {
  /** Whether the person opted in to the mood history. */
  readonly keepsMoodHistory: boolean
  /** Oldest first. */
  readonly methods: readonly SignInMethod[]
  /**
   * The account's sessions, most recently used first. A session that is not listed is invalid; a listed one may have
   * expired (`isOver`).
   */
  readonly sessions: readonly SessionRecord[]
}

/** What a provider says about a person at sign-in. Unknown parts are empty. */
export interface Identity {
  /** Letters, digits, `_` and `-`, at most 40 characters. */
  readonly provider: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly profileImageUrl: string
}

/** The contents of an account for export by its owner, as plain JSON. */
export interface AccountExport {
  readonly accountId: string
  readonly profile: Profile
  readonly evening: ExportedEvening
  /** Stored texts that the profile does not represent exactly: damaged ones and those of other versions. */
  readonly other: Readonly<Record<string, string>>
}

/**
 * Stores profiles. Every operation is atomic: no concurrent update is lost. Only `create` creates an account; the other
 * operations do not recreate a removed one. A damaged field reads as its default.
 * All operations reject with AccountsUnavailableError when the underlying storage fails.
 */
export interface ProfileStore {
  /** @returns null when there is no such account */
  readonly read: (accountId: AccountId) => Promise<Profile | null>
  /**
   * Creates the account with the identity and defaults if it does not exist. Otherwise keeps all fields, and adds the
   * provider to the sign-in methods if it is new. Long names are shortened; other texts that are too long are omitted.
   */
  readonly create: (accountId: AccountId, identity: Identity) => Promise<Profile>
  /** Writes only the given fields. @returns the updated profile, or null when there is no such account */
  readonly patch: (accountId: AccountId, change: ProfileChange) => Promise<Profile | null>
  /** Prepends a mood to the history of a person who opted in, and keeps ten. @returns whether it was recorded */
  readonly recordMood: (accountId: AccountId, mood: MoodId) => Promise<boolean>
  /**
   * Merges marks and kept wishes into those of the account, which `read` does not load: of each title and each wish the
   * later one stays, in whatever order they come. Idempotent. An account keeps 5,000 titles.
   * @param change empty to read alone
   * @returns what the sender does not know; null when there is no such account
   */
  readonly mergeEvening: (accountId: AccountId, change: AccountEveningChange) => Promise<AccountEveningAnswer | null>
  /**
   * Adds a session, and deletes expired sessions and those beyond the limit of 50.
   * @returns false when there is no such account
   */
  readonly openSession: (accountId: AccountId, session: SessionRecord) => Promise<boolean>
  /** Updates the time at which a session was last seen; does not recreate an ended one. */
  readonly noteSession: (accountId: AccountId, session: SessionRecord) => Promise<void>
  /** Ends one session. Idempotent. */
  readonly endSession: (accountId: AccountId, id: string) => Promise<void>
  /** Ends all sessions of an account. */
  readonly endSessions: (accountId: AccountId) => Promise<void>
  /** Deletes the account. Idempotent. */
  readonly remove: (accountId: AccountId) => Promise<void>
  /** @returns null when there is no such account */
  readonly export: (accountId: AccountId) => Promise<AccountExport | null>
}

/** The profile storage failed or returned an invalid response. The message contains no ids and no values. */
export class AccountsUnavailableError extends PlainError {
  override readonly name = 'AccountsUnavailableError'
}
