import { healthEndpoints } from '#src/api/healthEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { env } from '#src/server/env.ts'
import { route } from '#src/server/http/endpoint.ts'
import { buildCommit } from '#src/server/useCases/buildCommit.ts'
import { type HealthOptions, health } from '#src/server/useCases/health.ts'
import { healthChecks } from '#src/server/useCases/healthChecks.ts'

let parts: HealthOptions['parts'] | undefined

export const healthRoute = route(healthEndpoints.health, async () => {
  parts ??= healthChecks(deps(), env())
  return { body: await health({ build: buildCommit, catalogue: deps().catalogue.name, parts }) }
})
