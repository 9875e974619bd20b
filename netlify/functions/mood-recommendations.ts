import type { Config } from '@netlify/functions'
import { serve } from '#src/server/endpoint.ts'
import { moodPoolRoute, moodRecommendationsRoute } from '#src/server/routes/moodRoutes.ts'

export const config: Config = {
  path: ['/api/mood-recommendations/:moodId', '/api/mood-recommendations/:moodId/pool'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}

export default serve(moodPoolRoute, moodRecommendationsRoute)
