import type { Config } from '@netlify/functions'
import { serve } from '#src/server/endpoint.ts'
import { titleRoute } from '#src/server/routes/titleRoute.ts'

export const config: Config = {
  path: '/api/titles/:id',
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
}

export default serve(titleRoute)
