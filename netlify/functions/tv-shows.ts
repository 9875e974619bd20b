import type { Config } from '@netlify/functions'
import { serve } from '#src/server/endpoint.ts'
import { tvShowRoutes } from '#src/server/routes/listRoutes.ts'

export const config: Config = {
  path: ['/api/tv-shows', '/api/tv-shows/*'],
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
}

export default serve(...tvShowRoutes)
