import type { Config } from '@netlify/functions'
import { serve } from '#src/server/http/endpoint.ts'
import { markRoutes } from '#src/server/routes/markRoutes.ts'

export const config: Config = {
  path: '/api/auth/marks',
  // A device sends at most every two seconds; an address may have several.
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}

export default serve(...markRoutes)
