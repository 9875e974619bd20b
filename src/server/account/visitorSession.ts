import type { Profile, ProfileStore } from '#src/accounts/profileStore.ts'
import {
  isRenewalDue,
  readSession,
  type Session,
  sessionCookie,
  signedInCookies,
  signedOutCookies,
  signInHintCookie,
} from '#src/accounts/session.ts'
import { isOver, type SessionRecord, seenNow } from '#src/accounts/sessionRecord.ts'
import { DomainError } from '#src/domain/errors.ts'
import type { Visit } from '#src/server/http/endpoint.ts'
import { log } from '#src/server/http/log.ts'
import { type Accounts, accounts } from './accounts.ts'
import { signedOutHeaders } from './signedOutHeaders.ts'

/** A signed-in visitor, for the duration of a request. */
export interface Visitor {
  readonly all: Accounts
  readonly session: Session
  readonly profile: Profile
  /** The store to use for this request. */
  readonly store: ProfileStore
}

type ChooseStore = (all: Accounts) => ProfileStore
const usualStore: ChooseStore = ({ store }) => store

/**
 * The signed-in visitor. A session is valid only while it is stored in its account: it is not after a sign-out, on this
 * or on all devices, or after the account was deleted, even if the account has been created again.
 * @returns null when nobody is signed in
 * @throws AccountsUnavailableError when the profile store does not respond
 */
export async function visitorOf(visit: Visit, choose = usualStore): Promise<Visitor | null> {
  const all = accounts()
  const session = all && (await readSession(visit.request.cookies.get(sessionCookie(all.keys)), all.keys))
  if (!session) return null
  const store = choose(all)
  const profile = await store.read(session.accountId)
  const record = profile?.sessions.find(({ id }) => id === session.id)
  if (!profile || !record || isOver(record)) return null
  await noteSeen(all, session, record)
  return { all, session, profile, store }
}

/** Updates when a session was last seen, which helps people to recognize a stolen one. A failure is only logged. */
async function noteSeen({ store }: Accounts, { accountId }: Session, record: SessionRecord): Promise<void> {
  const seen = seenNow(record)
  if (!seen) return
  await store.noteSession(accountId, seen).catch((error: unknown) => {
    log('warn', 'it could not be noted that a session was seen', { error })
  })
}

/** Like `visitorOf`, but requires a signed-in visitor. @throws DomainError unauthorized; AccountsUnavailableError */
export async function signedIn(visit: Visit, choose = usualStore): Promise<Visitor> {
  const visitor = await visitorOf(visit, choose)
  if (!visitor) throw pleaseLogIn()
  return visitor
}

/** The error for a request that needs a signed-in visitor. */
export function pleaseLogIn(): DomainError {
  return new DomainError('unauthorized', 'Please log in.')
}

/** Cookies that prolong the visitor's session, when they are old enough. */
export async function renewedCookies({ all, session }: Visitor): Promise<string[]> {
  return isRenewalDue(session) ? await signedInCookies(session, all.keys) : []
}

/** Deletes the cookies of a browser whose session has ended: otherwise every page would keep requesting the user. */
export function leftoverCookies({ request }: Visit): string[] {
  const all = accounts()
  return all && request.cookies.has(signInHintCookie(all.keys)) ? signedOutCookies(all.keys) : []
}

/** Headers and cookies of a response that signs this browser out. */
export function signedOut({ all }: Visitor) {
  return { cookies: signedOutCookies(all.keys), headers: signedOutHeaders }
}
