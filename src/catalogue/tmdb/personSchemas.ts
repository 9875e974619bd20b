import { z } from '#src/domain/schema.ts'
import { listOf, rawListItemSchema } from './schemas.ts'

/** A person in a list of search results. */
const rawPersonSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  adult: z.catch(z.optional(z.boolean()), undefined),
  popularity: z.catch(z.number(), 0),
  known_for_department: z.catch(z.string(), ''),
})
export type RawPerson = z.infer<typeof rawPersonSchema>

export const rawPersonPageSchema = z.object({ results: listOf(rawPersonSchema) })

const text = z.catch(z.string(), '')

/** A title that a person had a part in; `order` is the place in the credits, which series lack. */
const rawCreditSchema = z.object({
  ...rawListItemSchema.shape,
  media_type: z.enum(['movie', 'tv']),
  character: text,
  job: text,
  order: z.catch(z.number(), 5),
})
export type RawCredit = z.infer<typeof rawCreditSchema>

export const rawPersonCreditsSchema = z.object({ cast: listOf(rawCreditSchema), crew: listOf(rawCreditSchema) })
