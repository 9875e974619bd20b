import { z } from '#src/domain/schema.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { titleCardSchema, titleDetailsSchema } from './items.ts'
import { moodParameter, secondMoodParameter, titleIdParameter, titleIdsParameter } from './parameters.ts'

/** A single title. */
export const titleEndpoints = {
  title: defineEndpoint({
    path: '/api/titles/:id',
    params: { id: titleIdParameter },
    query: audience,
    response: titleDetailsSchema,
    ...shared,
  }),
  /**
   * Up to 24 titles by id, in the order of `ids` (see `canonicalIds`); unknown ones are left out. With a mood each one
   * that serves it has a reason, and the reasons differ as those of a list do. With a second mood beside it each has a
   * reason for either, and its poster the light of both.
   */
  titlesByIds: defineEndpoint({
    path: '/api/titles',
    query: { ...audience, ids: titleIdsParameter, moodId: z.optional(moodParameter), second: secondMoodParameter },
    response: z.array(titleCardSchema),
    ...shared,
  }),
}
