import type { Config } from '@netlify/functions'
import { serve } from '#src/server/http/endpoint.ts'
import { userRoutes } from '#src/server/routes/userRoutes.ts'

export const config: Config = {
  path: ['/api/auth/user', '/api/auth/user/*'],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default serve(...userRoutes)
