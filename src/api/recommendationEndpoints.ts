import { z } from '#src/domain/schema.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { poolItemSchema, recommendationItemSchema } from './items.ts'
import { contentTypeParameter, moodParameter } from './parameters.ts'

/** Recommendations for a mood. */
export const recommendationEndpoints = {
  moodRecommendations: defineEndpoint({
    path: '/api/mood-recommendations/:moodId',
    params: { moodId: moodParameter },
    query: { ...audience, contentType: contentTypeParameter },
    response: z.array(recommendationItemSchema),
    ...shared,
  }),
  /**
   * The same list and up to 16 more titles, the same for everybody: browsers choose from it by the visitor's
   * preferences, which the CDN therefore does not learn.
   */
  moodPool: defineEndpoint({
    path: '/api/mood-recommendations/:moodId/pool',
    params: { moodId: moodParameter },
    query: { ...audience, contentType: contentTypeParameter },
    response: z.array(poolItemSchema),
    ...shared,
  }),
}
