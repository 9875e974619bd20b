import type { Contract } from '#src/api/contract.ts'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { PartState } from '#src/api/healthEndpoints.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'

export type PartName = 'redis' | 'tmdb' | 'profiles' | 'shelf'

export interface HealthOptions {
  /** The commit that was built. */
  readonly build: string
  readonly catalogue: Catalogue['name']
  /** A health check for each part. */
  readonly parts: Readonly<Record<PartName, () => Promise<PartState>>>
}

/** The health of the site: `degraded` when any configured part fails. Never includes secrets, URLs or tokens. */
export async function health({ build, catalogue, parts }: HealthOptions): Promise<ResponseOf<Contract['health']>> {
  const [redis, tmdb, profiles, shelf] = await Promise.all([
    parts.redis(),
    parts.tmdb(),
    parts.profiles(),
    parts.shelf(),
  ])
  const isFailing = [redis, tmdb, profiles, shelf].some(({ state }) => state === 'failing')
  return { status: isFailing ? 'degraded' : 'ok', build, catalogue, redis, tmdb, profiles, shelf }
}
