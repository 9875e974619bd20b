import { z } from '#src/domain/schema.ts'
import { accountDetailsSchema } from '#src/domain/user/accountDetails.ts'
import { profileChangeSchema } from '#src/domain/user/profileChange.ts'
import { userSchema } from '#src/domain/user/user.ts'
import { defineEndpoint } from './endpoint.ts'

const confirmRule = 'To delete the account the field "confirm" must be "DELETE".'

/** The visitor's account, as only the profile page reads and changes it. */
export const accountEndpoints = {
  updateUser: defineEndpoint({
    method: 'PATCH',
    path: '/api/auth/user',
    body: profileChangeSchema,
    response: userSchema,
    cache: 'private',
  }),
  /** Deletes the account. */
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/user',
    body: z.object({ confirm: z.literal('DELETE', confirmRule) }, confirmRule),
    response: z.object({ deleted: z.literal(true) }),
    cache: 'private',
  }),
  /** Sign-in methods, sessions and the opt-in to the mood history. */
  account: defineEndpoint({ path: '/api/auth/user/account', response: accountDetailsSchema, cache: 'private' }),
  /** Everything that is stored about the visitor. */
  exportUser: defineEndpoint({ path: '/api/auth/user/export', response: z.unknown(), cache: 'private' }),
  /** Ends the sessions on all devices. */
  signOutEverywhere: defineEndpoint({
    method: 'POST',
    path: '/api/auth/user/sign-out-everywhere',
    response: z.object({ signedOut: z.literal(true) }),
    cache: 'private',
  }),
  /** Ends one of the account's sessions. Idempotent. */
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/user/sessions/:sessionId',
    params: { sessionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'must be the id of a session')) },
    response: z.object({ ended: z.literal(true) }),
    cache: 'private',
  }),
}
