import type { Config } from '@netlify/functions'
import { serve } from '#src/server/http/endpoint.ts'
import { streamingPlatformsRoute } from '#src/server/routes/streamingPlatformsRoute.ts'

export const config: Config = {
  path: '/api/streaming-platforms',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}

export default serve(streamingPlatformsRoute)
