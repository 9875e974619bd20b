import { z } from '#src/domain/schema.ts'
import { accountDetailsSchema, userSchema } from '#src/domain/user.ts'
import { defineEndpoint } from './endpoint.ts'
import { moodParameter } from './parameters.ts'

/** The visitor's own account. */
export const userEndpoints = {
  /** Null when nobody is signed in: that is an answer, not an error. */
  user: defineEndpoint({ path: '/api/auth/user', response: z.nullable(userSchema), cache: 'private' }),
  updateUser: defineEndpoint({ method: 'PATCH', path: '/api/auth/user', response: userSchema, cache: 'private' }),
  /** Deletes the account: the body says `{"confirm": "DELETE"}`. */
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/user',
    response: z.object({ deleted: z.literal(true) }),
    cache: 'private',
  }),
  /** How and where the visitor is signed in, and what they wish to be remembered. */
  account: defineEndpoint({ path: '/api/auth/user/account', response: accountDetailsSchema, cache: 'private' }),
  /** Everything that is kept of the visitor. */
  exportUser: defineEndpoint({ path: '/api/auth/user/export', response: z.unknown(), cache: 'private' }),
  /** Signs every device out. */
  signOutEverywhere: defineEndpoint({
    method: 'POST',
    path: '/api/auth/user/sign-out-everywhere',
    response: z.object({ signedOut: z.literal(true) }),
    cache: 'private',
  }),
  /** Ends one session, as the account lists them; one that is over already is no error. */
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/user/sessions/:sessionId',
    params: { sessionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'must be the id of a session')) },
    response: z.object({ ended: z.literal(true) }),
    cache: 'private',
  }),
  /** Puts a mood first in the visitor's history, where they wish one. */
  recordMood: defineEndpoint({
    method: 'POST',
    path: '/api/auth/user/moods/:moodId',
    params: { moodId: moodParameter },
    response: z.object({ recorded: z.boolean() }),
    cache: 'private',
  }),
}
