import { z } from '#src/domain/schema.ts'

/** Ids are kebab-case: `prime-video`, `bbc-iplayer`. */
export const platformIdSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
