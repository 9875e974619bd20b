import type { Config } from '@netlify/functions'
import { serve } from '#src/server/http/endpoint.ts'
import { setLocationRoute } from '#src/server/routes/locationRoutes.ts'

export const config: Config = {
  path: '/api/location/set',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
}

export default serve(setLocationRoute)
