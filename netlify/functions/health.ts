import type { Config } from '@netlify/functions'
import { serve } from '#src/server/endpoint.ts'
import { healthRoute } from '#src/server/routes/healthRoute.ts'

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default serve(healthRoute)
