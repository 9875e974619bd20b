import { z } from '#src/domain/schema.ts'
import { browserNames, systemNames } from './device.ts'

/** Account data beyond the user object of the specification. */
export const accountDetailsSchema = z.object({
  /** Linked identity providers, oldest first. */
  methods: z.array(
    z.object({
      provider: z.string(),
      /** Display name, 'GitHub'. */
      name: z.string(),
      /** Time of the first sign-in with it; absent where not recorded. */
      linkedAt: z.optional(z.iso.datetime()),
    }),
  ),
  /** Whether chosen moods are stored. */
  keepsMoodHistory: z.boolean(),
  /** Active sessions, most recently used first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.nullable(z.enum(browserNames)),
      system: z.nullable(z.enum(systemNames)),
      signedInAt: z.iso.datetime(),
      /** Last use, with a resolution of one hour. */
      seenAt: z.iso.datetime(),
      /** Whether it is the session of the current request. */
      isCurrent: z.boolean(),
    }),
  ),
})
export type AccountDetails = z.infer<typeof accountDetailsSchema>
