import { cursorSchema, eveningAnswerSchema, eveningChangeSchema } from '#src/domain/evening/eveningSync.ts'
import { z } from '#src/domain/schema.ts'
import { defineEndpoint } from './endpoint.ts'

const sinceParameter = z._default(
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9]\d{0,11})$/, { error: 'must be the cursor of an earlier answer, or 0' })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      cursorSchema,
    ),
  ),
  0,
)

/** What the signed-in visitor did with titles, and the wishes that they keep. */
export const markEndpoints = {
  marks: defineEndpoint({
    path: '/api/auth/marks',
    query: { since: sinceParameter },
    response: eveningAnswerSchema,
    cache: 'private',
  }),
  /** Merges by time: of each title and each wish the later act stands. Idempotent. */
  updateMarks: defineEndpoint({
    method: 'PATCH',
    path: '/api/auth/marks',
    body: eveningChangeSchema,
    response: eveningAnswerSchema,
    cache: 'private',
  }),
}
