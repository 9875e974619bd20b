import { z } from '#src/domain/schema.ts'
import { defineEndpoint } from './endpoint.ts'

const partState = z.object({
  state: z.enum(['not configured', 'not asked yet', 'ok', 'failing']),
  latencyMs: z.optional(z.number()),
  seenAt: z.optional(z.string()),
})

/** How the site is. */
export const healthEndpoints = {
  /** How the site is, as this process last saw its parts. */
  health: defineEndpoint({
    path: '/api/health',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      build: z.string(),
      catalogue: z.enum(['embedded', 'tmdb']),
      redis: partState,
      tmdb: partState,
    }),
    cache: 'private',
  }),
}
