import { z } from '#src/domain/schema.ts'

/** How a title ends. */
export const endingSchema = z.enum(['hopeful', 'bittersweet', 'bleak', 'open'])
export const endings = endingSchema.options
