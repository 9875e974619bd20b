import { z } from '#src/domain/schema.ts'
import { userSchema } from '#src/domain/user/user.ts'
import { defineEndpoint } from './endpoint.ts'
import { moodParameter } from './parameters.ts'

/** The signed-in visitor, on any page. */
export const userEndpoints = {
  /** Null when nobody is signed in, which is not an error. */
  user: defineEndpoint({ path: '/api/auth/user', response: z.nullable(userSchema), cache: 'private' }),
  /** Prepends a mood to the visitor's history, if they opted in. */
  recordMood: defineEndpoint({
    method: 'POST',
    path: '/api/auth/user/moods/:moodId',
    params: { moodId: moodParameter },
    response: z.object({ recorded: z.boolean() }),
    cache: 'private',
  }),
}
