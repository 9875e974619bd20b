import type { Profile } from '#src/accounts/profileStore.ts'
import { accountEndpoints } from '#src/api/accountEndpoints.ts'
import { userEndpoints } from '#src/api/userEndpoints.ts'
import { type User, userSchema } from '#src/domain/user/user.ts'
import { accountDetails } from '#src/server/account/accountDetails.ts'
import { countForAccount, countForSession } from '#src/server/account/accountLimits.ts'
import {
  leftoverCookies,
  pleaseLogIn,
  renewedCookies,
  signedIn,
  signedOut,
  visitorOf,
} from '#src/server/account/visitorSession.ts'
import { route } from '#src/server/http/endpoint.ts'

/** The user object of the specification, without the other parts of a profile. */
function toUser(profile: Profile): User {
  return userSchema.parse(profile)
}

export const userRoutes = [
  route(userEndpoints.user, async (_, visit) => {
    const visitor = await visitorOf(visit)
    if (!visitor) return { body: null, cookies: leftoverCookies(visit) }
    return { body: toUser(visitor.profile), cookies: await renewedCookies(visitor) }
  }),

  route(accountEndpoints.updateUser, async (_, visit, body) => {
    const visitor = await signedIn(visit, ({ patientStore }) => patientStore())
    await countForAccount(visitor, 'change')
    const profile = await visitor.store.patch(visitor.session.accountId, body())
    if (!profile) throw pleaseLogIn()
    return { body: toUser(profile) }
  }),

  route(accountEndpoints.deleteUser, async (_, visit, body) => {
    const visitor = await signedIn(visit)
    // Checked first, so that only valid requests are counted.
    body()
    await countForSession(visitor, 'deletion', visit)
    await visitor.store.remove(visitor.session.accountId)
    return { body: { deleted: true as const }, ...signedOut(visitor) }
  }),

  route(accountEndpoints.account, async (_, visit) => {
    const { all, profile, session } = await signedIn(visit)
    return { body: accountDetails(profile, all.methods, session.id) }
  }),

  route(accountEndpoints.exportUser, async (_, visit) => {
    const visitor = await signedIn(visit)
    await countForAccount(visitor, 'rare')
    const body = await visitor.store.export(visitor.session.accountId)
    return { body, headers: { 'content-disposition': 'attachment; filename="moodlight-profile.json"' } }
  }),

  route(accountEndpoints.signOutEverywhere, async (_, visit) => {
    const visitor = await signedIn(visit)
    await countForSession(visitor, 'signOutEverywhere', visit)
    await visitor.store.endSessions(visitor.session.accountId)
    return { body: { signedOut: true as const }, ...signedOut(visitor) }
  }),

  route(accountEndpoints.endSession, async ({ sessionId }, visit) => {
    const visitor = await signedIn(visit)
    const ended = { body: { ended: true as const } }
    // An unknown session is not counted: requests with made-up ids would exhaust the limit.
    if (!visitor.profile.sessions.some(({ id }) => id === sessionId)) return ended
    await countForSession(visitor, 'endSession', visit)
    await visitor.store.endSession(visitor.session.accountId, sessionId)
    return sessionId === visitor.session.id ? { ...ended, ...signedOut(visitor) } : ended
  }),

  route(userEndpoints.recordMood, async ({ moodId }, visit) => {
    const visitor = await signedIn(visit)
    await countForAccount(visitor, 'mood')
    return { body: { recorded: await visitor.store.recordMood(visitor.session.accountId, moodId) } }
  }),
]
