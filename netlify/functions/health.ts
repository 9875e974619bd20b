import { serve } from '#src/server/http/endpoint.ts'
import type { FunctionConfig } from '#src/server/http/functionConfig.ts'
import { healthRoute } from '#src/server/routes/healthRoute.ts'

export const config: FunctionConfig = {
  path: '/api/health',
  // The smallest subset of the embedded catalogue's files that shows whether functions can read them.
  includedFiles: ['shelf/facts.json.br', 'shelf/copy.en.txt.br'],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default serve(healthRoute)
