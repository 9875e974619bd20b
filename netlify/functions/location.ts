import type { Config } from '@netlify/functions'
import { serve } from '#src/server/http/endpoint.ts'
import { locationRoute } from '#src/server/routes/locationRoutes.ts'

export const config: Config = {
  path: '/api/location',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}

export default serve(locationRoute)
