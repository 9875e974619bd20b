import type { MoodId } from '#src/domain/mood.ts'
import { PlainError } from '#src/domain/plainError.ts'
import type { User } from '#src/domain/user.ts'
import type { AccountId } from './accountId.ts'
import type { SessionRecord } from './sessionRecord.ts'
import type { ProfileChange } from './userPatch.ts'

/** A way to sign in that an account has used. */
export interface SignInMethod {
  readonly provider: string
  /** When it was first used, in ISO 8601, UTC; the year 1970 if that was lost. */
  readonly linkedAt: string
}

/** All that is known of somebody who signed in. */
export interface Profile extends User {
  /** Whether the person asked for their moods to be remembered. */
  readonly keepsMoodHistory: boolean
  /** The oldest first. */
  readonly methods: readonly SignInMethod[]
  /**
   * Where the person is signed in, the session that was used last first. One that does not stand here is over; one that
   * does may have come to its end (isOver).
   */
  readonly sessions: readonly SessionRecord[]
}

/** What a provider says of a person at sign-in. Unknown parts are empty texts. */
export interface Identity {
  /** Letters, digits, `_` and `-`, at most 40. */
  readonly provider: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly profileImageUrl: string
}

/** What an account holds, as its owner may take it away: plain JSON. */
export interface AccountExport {
  readonly accountId: string
  readonly profile: Profile
  /** Stored texts that the profile does not show as they are: damaged ones, and those of other versions. */
  readonly other: Readonly<Record<string, string>>
}

/**
 * Keeps profiles. Every operation is one atomic step: of several at once, none is lost. Only `create` makes an account; the others
 * leave one that was removed as it is: gone. A field that is damaged reads as its default.
 * All reject with AccountsUnavailableError when the place that holds the profiles does not answer.
 */
export interface ProfileStore {
  /** @returns null when there is no such account */
  readonly read: (accountId: AccountId) => Promise<Profile | null>
  /**
   * Signs somebody in: the first time makes the account with the identity and defaults; later ones keep all that is there and add
   * the provider to the methods if it is new. Names too long are cut, other texts too long are left out.
   */
  readonly create: (accountId: AccountId, identity: Identity) => Promise<Profile>
  /** Writes the given fields and no others. @returns the profile after it, or null when there is no such account */
  readonly patch: (accountId: AccountId, change: ProfileChange) => Promise<Profile | null>
  /** Puts a mood before the others and keeps the first ten, of somebody who asked for it. @returns whether it was kept */
  readonly recordMood: (accountId: AccountId, mood: MoodId) => Promise<boolean>
  /**
   * Adds a session, and forgets those that are over and what is more than fifty. @returns false when there is no such
   * account
   */
  readonly openSession: (accountId: AccountId, session: SessionRecord) => Promise<boolean>
  /** Notes anew when a session was seen; one that was ended meanwhile stays so. */
  readonly noteSession: (accountId: AccountId, session: SessionRecord) => Promise<void>
  /** Ends one session; ending what is over is no error. */
  readonly endSession: (accountId: AccountId, id: string) => Promise<void>
  /** Ends all sessions of an account. */
  readonly endSessions: (accountId: AccountId) => Promise<void>
  /** Deletes everything; removing nothing is no error. */
  readonly remove: (accountId: AccountId) => Promise<void>
  /** @returns null when there is no such account */
  readonly export: (accountId: AccountId) => Promise<AccountExport | null>
}

/** The place that holds the profiles did not answer, or not sensibly. Its message holds no ids and no values. */
export class AccountsUnavailableError extends PlainError {
  override readonly name = 'AccountsUnavailableError'
}
