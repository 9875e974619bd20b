import { z } from '#src/domain/schema.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { platformEntrySchema } from './items.ts'

/** The streaming platforms of a country. */
export const platformEndpoints = {
  streamingPlatforms: defineEndpoint({
    path: '/api/streaming-platforms',
    query: audience,
    response: z.object({
      local: z.array(platformEntrySchema),
      international: z.array(platformEntrySchema),
      /** Empty when the visitor's country is unknown. */
      countryCode: z.string(),
    }),
    ...shared,
  }),
}
