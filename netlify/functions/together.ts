import { serve } from '#src/server/http/endpoint.ts'
import type { FunctionConfig } from '#src/server/http/functionConfig.ts'
import { togetherRoutes } from '#src/server/routes/togetherRoutes.ts'

export const config: FunctionConfig = {
  path: ['/api/together', '/api/together/:code', '/api/together/:code/join', '/api/together/:code/acts'],
  includedFiles: ['shelf/{book,copy,facts,reasons}.*'],
  // Six phones in one home ask four times in six seconds each; joining has limits of its own.
  rateLimit: { windowSize: 30, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
}

export default serve(...togetherRoutes)
