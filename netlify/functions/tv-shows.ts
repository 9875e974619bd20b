import { serve } from '#src/server/http/endpoint.ts'
import type { FunctionConfig } from '#src/server/http/functionConfig.ts'
import { tvShowRoutes } from '#src/server/routes/listRoutes.ts'

export const config: FunctionConfig = {
  path: ['/api/tv-shows', '/api/tv-shows/*'],
  includedFiles: ['shelf/{book,copy,facts,search}.*'],
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
}

export default serve(...tvShowRoutes)
