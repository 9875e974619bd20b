import { z } from '#src/domain/schema.ts'
import { defineEndpoint } from './endpoint.ts'

const notConfigured = z.object({ state: z.literal('not configured') })

/** How a part last answered, and how long ago that was. */
const seen = z.object({
  state: z.enum(['ok', 'failing']),
  /** How long the part took, or was waited for. */
  latencyMs: z.number(),
  seenAt: z.iso.datetime(),
  secondsAgo: z.number(),
  /** When it last answered well, where it fails now; null where this process never saw that. */
  lastOkAt: z.optional(z.nullable(z.iso.datetime())),
})
const partState = z.union([notConfigured, seen])
export type PartState = z.infer<typeof partState>
export type SeenPart = z.infer<typeof seen>

/** How the site is. */
export const healthEndpoints = {
  /** How the site is: each part that is configured is asked, and degraded is a site of which one fails. */
  health: defineEndpoint({
    path: '/api/health',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      /** The commit that the functions were built from, or `unknown`. */
      build: z.string(),
      catalogue: z.enum(['embedded', 'tmdb']),
      redis: partState,
      tmdb: partState,
      /** Where profiles are kept. */
      profiles: partState,
      /** The titles that ship with the site. */
      shelf: partState,
    }),
    cache: 'private',
  }),
}
