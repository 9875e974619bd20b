import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartState, SeenPart } from '#src/api/healthEndpoints.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import { defaultLocale } from '#src/domain/place/locale.ts'
import { type Deps, tmdbUrl } from '#src/server/deps.ts'
import type { Env } from '#src/server/env.ts'
import type { UpstreamSightings } from '#src/server/upstreamSightings.ts'
import type { PartName } from './health.ts'
import { type AskPart, type HealthCheckOptions, healthCheck } from './healthCheck.ts'

/** Creates a health check for each part, with the settings that the site's functions use. */
export function healthChecks(
  { catalogue, fallback, upstream }: Pick<Deps, 'catalogue' | 'fallback' | 'upstream'>,
  env: Env,
  options: Omit<HealthCheckOptions, 'name'> = {},
): Readonly<Record<PartName, () => Promise<PartState>>> {
  const redis = healthCheck(redisPing(env), { ...options, name: 'redis' })
  return {
    redis,
    tmdb: asFunctionsSaw(upstream, tmdbLook(env), { ...options, name: 'tmdb' }),
    // With Redis configured, profiles are stored there as well.
    profiles: env.UPSTASH_REDIS_REST_URL ? redis : healthCheck(profilesFile(env), { ...options, name: 'profiles' }),
    // A file read does not hang, but the first parse of all titles may take a while on a busy machine.
    shelf: healthCheck(shelfLook(fallback ?? catalogue), { ...options, name: 'shelf', deadlineMs: 5000 }),
  }
}

type Prepare = () => Promise<AskPart>

function redisPing({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token }: Env): Prepare | null {
  if (!url || !token) return null
  return async () => {
    const { redisClient } = await import('#src/upstash/redisClient.ts')
    const { redis, run } = redisClient({ url, token, deadlineMs: 500 })
    return () => run('PING', () => redis.ping())
  }
}

/** For how long the last call of a function tells how TMDB is; then it is asked. */
const sightingMs = 60_000

/** TMDB as the functions' own calls saw it lately; where none was made, it is asked. */
function asFunctionsSaw(
  upstream: UpstreamSightings,
  prepare: Prepare | null,
  options: HealthCheckOptions,
): () => Promise<PartState> {
  const ask = healthCheck(prepare, options)
  if (!prepare) return ask
  const { now = Date.now } = options
  return async () => {
    const { ok, failing } = await upstream.last().catch(() => ({ ok: null, failing: null }))
    const isFailing = failing !== null && failing.at > (ok?.at ?? 0)
    const last = isFailing ? failing : ok
    if (!last || now() - last.at > sightingMs) return await ask()
    const seen: SeenPart = {
      state: isFailing ? 'failing' : 'ok',
      latencyMs: last.ms,
      seenAt: new Date(last.at).toISOString(),
      secondsAgo: Math.max(0, Math.round((now() - last.at) / 1000)),
    }
    return isFailing ? { ...seen, lastOkAt: ok ? new Date(ok.at).toISOString() : null } : seen
  }
}

/** Requests a resource that TMDB always has and that an invalid token cannot read. */
function tmdbLook({ TMDB_API_URL: url = tmdbUrl, TMDB_API_TOKEN: token }: Env): Prepare | null {
  if (!token) return null
  return async () => {
    const [{ tmdbClient }, { rawPageSchema }] = await Promise.all([
      import('#src/catalogue/tmdb/tmdbClient.ts'),
      import('#src/catalogue/tmdb/schemas.ts'),
    ])
    const ask = tmdbClient({ url, token })
    return (signal) => ask({ path: '/movie/popular', parameters: { page: 1 }, schema: rawPageSchema, signal })
  }
}

/**
 * Without Redis, profiles are stored in a file in the working directory, which may be read-only on a functions host.
 */
function profilesFile({ AUTH_SECRET: secret }: Env): Prepare | null {
  if (!secret) return null
  const writable = (path: string): Promise<void> => access(path, constants.W_OK)
  return async () => () => writable(join(process.cwd(), '.data')).catch(() => writable(process.cwd()))
}

function shelfLook(shelf: Catalogue): Prepare {
  return async () => async (signal) => {
    const { titles } = await shelf.list({
      type: 'movie',
      genre: null,
      page: 1,
      locale: defaultLocale,
      country: null,
      signal,
    })
    if (titles.length === 0) throw new Error('the shelf is empty')
  }
}
