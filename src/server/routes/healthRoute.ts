import { healthEndpoints } from '#src/api/healthEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/endpoint.ts'
import { env } from '#src/server/env.ts'
import { health } from '#src/server/health.ts'

export const healthRoute = route(healthEndpoints.health, async () => ({ body: health(deps(), env()) }))
