import type { Contract } from '#src/api/contract.ts'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import type { LastSeen } from './lastSeen.ts'

/**
 * How the site is, out of what this process saw: nothing is asked of anybody, so that the answer comes at once however ill the parts are.
 * Never a secret: neither addresses nor tokens.
 */
export function health(
  { catalogue, seen }: Pick<Deps, 'catalogue' | 'seen'>,
  env: Env,
): ResponseOf<Contract['health']> {
  return {
    status: isWell(seen.redis) && isWell(seen.tmdb) ? 'ok' : 'degraded',
    build: env.COMMIT_REF?.slice(0, 12) ?? 'local',
    catalogue: catalogue.name,
    redis: stateOf(seen.redis, env.UPSTASH_REDIS_REST_URL !== undefined),
    tmdb: stateOf(seen.tmdb, env.TMDB_API_TOKEN !== undefined),
  }
}

function isWell(seen: LastSeen): boolean {
  return seen.last()?.ok !== false
}

function stateOf(seen: LastSeen, isConfigured: boolean): ResponseOf<Contract['health']>['redis'] {
  if (!isConfigured) return { state: 'not configured' }
  const last = seen.last()
  return last ? { state: last.ok ? 'ok' : 'failing', latencyMs: last.ms, seenAt: last.at } : { state: 'not asked yet' }
}
