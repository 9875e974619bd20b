import { healthEndpoints } from '#src/api/healthEndpoints.ts'
import { buildCommit } from '#src/server/buildCommit.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/endpoint.ts'
import { env } from '#src/server/env.ts'
import { type HealthOptions, health } from '#src/server/health.ts'
import { healthParts } from '#src/server/healthParts.ts'

let parts: HealthOptions['parts'] | undefined

export const healthRoute = route(healthEndpoints.health, async () => {
  parts ??= healthParts(deps(), env())
  return { body: await health({ build: buildCommit, catalogue: deps().catalogue.name, parts }) }
})
