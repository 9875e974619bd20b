import { z } from '#src/domain/schema.ts'
import { defineEndpoint } from './endpoint.ts'

const notConfigured = z.object({ state: z.literal('not configured') })

/** The result of a part's last check. */
const seen = z.object({
  state: z.enum(['ok', 'failing']),
  /** Duration of the check in milliseconds, up to its timeout. */
  latencyMs: z.number(),
  seenAt: z.iso.datetime(),
  secondsAgo: z.number(),
  /**
   * Time of the last successful check, only if the current state is `failing`; null where this process has seen none.
   */
  lastOkAt: z.optional(z.nullable(z.iso.datetime())),
})
const partState = z.union([notConfigured, seen])
export type PartState = z.infer<typeof partState>
export type SeenPart = z.infer<typeof seen>

/** The health of the site. */
export const healthEndpoints = {
  /** Checks every configured part; `degraded` means that at least one fails. */
  health: defineEndpoint({
    path: '/api/health',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      /** The commit that the functions were built from, or `unknown`. */
      build: z.string(),
      catalogue: z.enum(['embedded', 'tmdb']),
      redis: partState,
      tmdb: partState,
      /** The profile store. */
      profiles: partState,
      /** The embedded catalogue. */
      shelf: partState,
    }),
    cache: 'private',
  }),
}
