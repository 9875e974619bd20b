import { AccountsUnavailableError, type Profile } from '#src/accounts/profileStore.ts'
import type { Limit } from '#src/accounts/rateLimiter.ts'
import {
  isRenewalDue,
  readSession,
  type Session,
  sessionCookie,
  signedInCookies,
  signedOutCookies,
  writeSession,
} from '#src/accounts/session.ts'
import { parseUserPatch } from '#src/accounts/userPatch.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import { DomainError, RateLimitedError } from '#src/domain/errors.ts'
import { z } from '#src/domain/schema.ts'
import { signInHint } from '#src/domain/signInHint.ts'
import { type User, userSchema } from '#src/domain/user.ts'
import { accountDetails } from '#src/server/accountDetails.ts'
import { type Accounts, accounts } from '#src/server/accounts.ts'
import { route, type Visit } from '#src/server/endpoint.ts'

interface Visitor {
  readonly all: Accounts
  readonly session: Session
  readonly profile: Profile
}

/**
 * Who asks. A session counts only while its account is there and of its version: one that was signed out, here or everywhere, or whose account is gone, is nobody's.
 * @returns null when nobody is signed in
 * @throws DomainError unavailable, when the store of profiles does not answer
 */
async function visitorOf(visit: Visit): Promise<Visitor | null> {
  const all = accounts()
  const session = all && (await readSession(visit.request.cookies.get(sessionCookie(all.keys)), all.keys))
  if (!session) return null
  const profile = await kept(() => all.store.read(session.accountId))
  return profile && isAlive(session, profile) ? { all, session, profile } : null
}

function isAlive(session: Session, profile: Profile): boolean {
  const { sessionVersion, endedSessions } = profile
  return (
    session.version === sessionVersion &&
    !endedSessions.some(({ id }) => id === session.id) &&
    !isOlder(session, profile)
  )
}

/** A session of an account that was deleted and made anew is not the new one's, though both count versions from 1. */
function isOlder({ issuedAt }: Session, { methods }: Profile): boolean {
  const made = Math.min(...methods.map(({ linkedAt }) => Date.parse(linkedAt)))
  return Number.isFinite(made) && issuedAt < Math.floor(made / 1000)
}

/** @throws DomainError unauthorized, and RateLimitedError for somebody who does this too often */
async function signedIn(visit: Visit, limit: Limit): Promise<Visitor> {
  const visitor = await visitorOf(visit)
  if (!visitor) throw new DomainError('unauthorized', 'Please log in.')
  const wait = await visitor.all.limiter(limit, visitor.session.accountId)
  if (wait !== null) throw new RateLimitedError(wait)
  return visitor
}

/** A store that does not answer is said plainly; everything else on the site works without it. */
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

/** What the specification's user object holds, and nothing else of a profile. */
function toUser(profile: Profile): User {
  return userSchema.parse(profile)
}

/** A browser that still counts as signed in while its session is over learns so: else every page would go on asking who it is. */
function leftoverCookies({ request }: Visit): string[] {
  const all = accounts()
  return all && request.cookies.has(signInHint) ? signedOutCookies(all.keys) : []
}

const confirmSchema = z.object({ confirm: z.literal('DELETE') })

export const userRoutes = [
  route(userEndpoints.user, async (_, visit) => {
    const visitor = await visitorOf(visit)
    if (!visitor) return { body: null, cookies: leftoverCookies(visit) }
    const { all, session, profile } = visitor
    const cookies = isRenewalDue(session) ? signedInCookies(await writeSession(session, all.keys), all.keys) : []
    return { body: toUser(profile), cookies }
  }),

  route(userEndpoints.updateUser, async (_, visit) => {
    const { all, session } = await signedIn(visit, 'change')
    const change = parseUserPatch(visit.request.body)
    const profile = await kept(() => all.store.patch(session.accountId, change))
    if (!profile) throw new DomainError('unauthorized', 'Please log in.')
    return { body: toUser(profile) }
  }),

  route(userEndpoints.deleteUser, async (_, visit) => {
    const { all, session } = await signedIn(visit, 'rare')
    if (!confirmSchema.safeParse(visit.request.body).success) {
      throw new DomainError('invalid_fields', 'To delete the account the field "confirm" must be "DELETE".')
    }
    await kept(() => all.store.remove(session.accountId))
    return { body: { deleted: true as const }, cookies: signedOutCookies(all.keys) }
  }),

  route(userEndpoints.account, async (_, visit) => {
    const visitor = await visitorOf(visit)
    if (!visitor) throw new DomainError('unauthorized', 'Please log in.')
    return { body: accountDetails(visitor.profile, visitor.all.methods) }
  }),

  route(userEndpoints.exportUser, async (_, visit) => {
    const { all, session } = await signedIn(visit, 'rare')
    const body = await kept(() => all.store.export(session.accountId))
    return { body, headers: { 'content-disposition': 'attachment; filename="moodlight-profile.json"' } }
  }),

  route(userEndpoints.signOutEverywhere, async (_, visit) => {
    const { all, session } = await signedIn(visit, 'rare')
    await kept(() => all.store.bumpSessionVersion(session.accountId))
    return { body: { signedOut: true as const }, cookies: signedOutCookies(all.keys) }
  }),

  route(userEndpoints.recordMood, async ({ moodId }, visit) => {
    const { all, session } = await signedIn(visit, 'mood')
    return { body: { recorded: await kept(() => all.store.recordMood(session.accountId, moodId)) } }
  }),
]
