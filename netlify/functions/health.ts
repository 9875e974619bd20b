import { serve } from '#src/server/endpoint.ts'
import type { FunctionConfig } from '#src/server/functionConfig.ts'
import { healthRoute } from '#src/server/routes/healthRoute.ts'

export const config: FunctionConfig = {
  path: '/api/health',
  // As much of the shelf as tells whether functions can read it.
  includedFiles: ['shelf/facts.json', 'shelf/copy.en.txt'],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default serve(healthRoute)
