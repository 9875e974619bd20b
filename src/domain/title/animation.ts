import { z } from '#src/domain/schema.ts'

/** What a wish may say of animation: only that, or none of it. */
export const animationSchema = z.enum(['only', 'none'])
export type Animation = z.infer<typeof animationSchema>
