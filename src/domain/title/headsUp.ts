import { z } from '#src/domain/schema.ts'

/** What a viewer may want to know of before. */
export const headsUpSchema = z.enum(['animal-death', 'child-illness', 'sexual-violence', 'suicide'])
export const headsUps = headsUpSchema.options
