import { serve } from '#src/server/http/endpoint.ts'
import type { FunctionConfig } from '#src/server/http/functionConfig.ts'
import { moodPoolRoute, moodRecommendationsRoute, moodRoomRoute } from '#src/server/routes/moodRoutes.ts'

export const config: FunctionConfig = {
  path: [
    '/api/mood-recommendations/:moodId',
    '/api/mood-recommendations/:moodId/pool',
    '/api/mood-recommendations/:moodId/room',
  ],
  includedFiles: ['shelf/{book,copy,facts,reasons}.*'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}

export default serve(moodPoolRoute, moodRecommendationsRoute, moodRoomRoute)
