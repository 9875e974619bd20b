import { serve } from '#src/server/http/endpoint.ts'
import type { FunctionConfig } from '#src/server/http/functionConfig.ts'
import { titleRoute, titlesByIdsRoute } from '#src/server/routes/titleRoute.ts'
import { roomByWishRoute, titlesByWishRoute } from '#src/server/routes/wishRoute.ts'

export const config: FunctionConfig = {
  // `by-wish` is a title's id to the host, and the first route here.
  path: ['/api/titles', '/api/titles/:id', '/api/titles/by-wish/room'],
  includedFiles: ['shelf/{book,copy,facts,reasons}.*'],
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
}

export default serve(titlesByWishRoute, roomByWishRoute, titleRoute, titlesByIdsRoute)
