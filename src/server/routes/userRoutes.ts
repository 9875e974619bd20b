import { AccountsUnavailableError, type Profile, type ProfileStore } from '#src/accounts/profileStore.ts'
import type { Limit } from '#src/accounts/rateLimiter.ts'
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
import { userEndpoints } from '#src/api/userEndpoints.ts'
import { DomainError, RateLimitedError } from '#src/domain/errors.ts'
import { type User, userSchema } from '#src/domain/user.ts'
import { accountDetails } from '#src/server/accountDetails.ts'
import { type Accounts, accounts } from '#src/server/accounts.ts'
import { route, type Visit } from '#src/server/endpoint.ts'
import { leavingHeaders } from '#src/server/leavingHeaders.ts'
import { log } from '#src/server/log.ts'

interface Visitor {
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
 * @throws DomainError unavailable, when the profile store does not respond
 */
async function visitorOf(visit: Visit, choose = usualStore): Promise<Visitor | null> {
  const all = accounts()
  const session = all && (await readSession(visit.request.cookies.get(sessionCookie(all.keys)), all.keys))
  if (!session) return null
  const store = choose(all)
  const profile = await kept(() => store.read(session.accountId))
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

/** Like `visitorOf`, but requires a signed-in visitor. @throws DomainError unauthorized or unavailable */
async function signedIn(visit: Visit, choose = usualStore): Promise<Visitor> {
  const visitor = await visitorOf(visit, choose)
  if (!visitor) throw new DomainError('unauthorized', 'Please log in.')
  return visitor
}

/** Limits infrequent operations per account, from all IP addresses together. @throws RateLimitedError */
async function countForAccount({ all, session }: Visitor, limit: 'change' | 'mood' | 'rare'): Promise<void> {
  await count(all, limit, session.accountId)
}

/**
 * Limits operations that protect an account; see the comments on the limits in rateLimiter.ts. @throws RateLimitedError
 */
async function countForSession(
  { all, session }: Visitor,
  limit: 'signOutEverywhere' | 'deletion' | 'endSession',
  { ip = '' }: Visit,
): Promise<void> {
  await count(all, limit, `${session.id} ${ip}`)
}

async function count({ limiter }: Accounts, limit: Limit, who: string): Promise<void> {
  const wait = await limiter(limit, who)
  if (wait !== null) throw new RateLimitedError(wait)
}

/** Maps a store failure to `unavailable`; the rest of the site works without the store. */
async function kept<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof AccountsUnavailableError)) throw error
    throw new DomainError('unavailable', 'Profiles cannot be reached right now. Please try again in a moment.', {
      cause: error,
    })
  }
}

/** The user object of the specification, without the other parts of a profile. */
function toUser(profile: Profile): User {
  return userSchema.parse(profile)
}

/** Deletes the cookies of a browser whose session has ended: otherwise every page would keep requesting the user. */
function leftoverCookies({ request }: Visit): string[] {
  const all = accounts()
  return all && request.cookies.has(signInHintCookie(all.keys)) ? signedOutCookies(all.keys) : []
}

/** Headers and cookies of a response that signs this browser out. */
function signedOut({ all }: Visitor) {
  return { cookies: signedOutCookies(all.keys), headers: leavingHeaders }
}

export const userRoutes = [
  route(userEndpoints.user, async (_, visit) => {
    const visitor = await visitorOf(visit)
    if (!visitor) return { body: null, cookies: leftoverCookies(visit) }
    const { all, session, profile } = visitor
    const cookies = isRenewalDue(session) ? await signedInCookies(session, all.keys) : []
    return { body: toUser(profile), cookies }
  }),

  route(userEndpoints.updateUser, async (_, visit, body) => {
    const visitor = await signedIn(visit, ({ patientStore }) => patientStore())
    await countForAccount(visitor, 'change')
    const change = body()
    const profile = await kept(() => visitor.store.patch(visitor.session.accountId, change))
    if (!profile) throw new DomainError('unauthorized', 'Please log in.')
    return { body: toUser(profile) }
  }),

  route(userEndpoints.deleteUser, async (_, visit, body) => {
    const visitor = await signedIn(visit)
    // Checked first, so that only valid requests are counted.
    body()
    await countForSession(visitor, 'deletion', visit)
    await kept(() => visitor.all.store.remove(visitor.session.accountId))
    return { body: { deleted: true as const }, ...signedOut(visitor) }
  }),

  route(userEndpoints.account, async (_, visit) => {
    const { all, profile, session } = await signedIn(visit)
    return { body: accountDetails(profile, all.methods, session.id) }
  }),

  route(userEndpoints.exportUser, async (_, visit) => {
    const visitor = await signedIn(visit)
    await countForAccount(visitor, 'rare')
    const body = await kept(() => visitor.all.store.export(visitor.session.accountId))
    return { body, headers: { 'content-disposition': 'attachment; filename="moodlight-profile.json"' } }
  }),

  route(userEndpoints.signOutEverywhere, async (_, visit) => {
    const visitor = await signedIn(visit)
    await countForSession(visitor, 'signOutEverywhere', visit)
    await kept(() => visitor.all.store.endSessions(visitor.session.accountId))
    return { body: { signedOut: true as const }, ...signedOut(visitor) }
  }),

  route(userEndpoints.endSession, async ({ sessionId }, visit) => {
    const visitor = await signedIn(visit)
    const ended = { body: { ended: true as const } }
    // An unknown session is not counted: requests with made-up ids would exhaust the limit.
    if (!visitor.profile.sessions.some(({ id }) => id === sessionId)) return ended
    await countForSession(visitor, 'endSession', visit)
    await kept(() => visitor.all.store.endSession(visitor.session.accountId, sessionId))
    return sessionId === visitor.session.id ? { ...ended, ...signedOut(visitor) } : ended
  }),

  route(userEndpoints.recordMood, async ({ moodId }, visit) => {
    const visitor = await signedIn(visit)
    await countForAccount(visitor, 'mood')
    return { body: { recorded: await kept(() => visitor.all.store.recordMood(visitor.session.accountId, moodId)) } }
  }),
]
