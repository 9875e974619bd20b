import { leaveOutSchema } from '#src/domain/evening/leaveOuts.ts'
import { feelIdSchema } from '#src/domain/feel/feel.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import { avoidedSchema, constraintsSchema } from '#src/understanding/wish.ts'

/** What must be left out; some heads-ups are feels under another name. */
const leftOutSchema = z.union([avoidedSchema, leaveOutSchema])

/** A line of src/understanding/evaluation/{locale}.jsonl: what somebody types, and what is right to understand. */
export const sentenceSchema = z.strictObject({
  text: z.string(),
  /** Any of them is right as the first mood; absent where none is meant. */
  moods: z.optional(z.array(moodIdSchema)),
  /** Any of them is right; absent where none is named. */
  feels: z.optional(z.array(feelIdSchema)),
  /** All of them must be left out. */
  avoid: z.optional(z.array(leftOutSchema)),
  /** Any of them must be left out. */
  avoidAnyOf: z.optional(z.array(leftOutSchema)),
  ...constraintsSchema.shape,
  /** English name of a title. */
  like: z.optional(z.string()),
  nonsense: z.optional(z.literal(true)),
})
export type Sentence = z.infer<typeof sentenceSchema>
