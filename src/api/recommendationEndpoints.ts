import { z } from '#src/domain/schema.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { poolItemSchema, recommendationItemSchema } from './items.ts'
import { contentTypeParameter, moodParameter } from './parameters.ts'

/** Titles for a mood. */
export const recommendationEndpoints = {
  moodRecommendations: defineEndpoint({
    path: '/api/mood-recommendations/:moodId',
    params: { moodId: moodParameter },
    query: { ...audience, contentType: contentTypeParameter },
    response: z.array(recommendationItemSchema),
    ...shared,
  }),
  /** The same list and a dozen more: the same for everybody, so that a browser can choose for its visitor and the CDN learns nothing of them. */
  moodPool: defineEndpoint({
    path: '/api/mood-recommendations/:moodId/pool',
    params: { moodId: moodParameter },
    query: { ...audience, contentType: contentTypeParameter },
    response: z.array(poolItemSchema),
    ...shared,
  }),
}
