import { busiest, type Ledger } from './ledger.ts'
import { limits } from './limits.data.ts'

/** A part of the system that can take only so much. */
export interface Utilisation {
  readonly resource: string
  /** The most that was wanted of it. */
  readonly peak: number
  readonly limit: number
  /** 1 is all that it can take. */
  readonly share: number
}

/** How much of each limited resource was wanted at the busiest time. A quota by the second is judged by its busiest minute: it forgives a short burst. */
export function utilisation(result: Ledger): Utilisation[] {
  const of = (resource: string, peak: number, limit: number) => ({ resource, peak, limit, share: peak / limit })
  return [
    of('TMDB calls / s', busiest(result.upstreamBySecond, 60), limits.upstreamPerSecond),
    of('Redis commands / s', busiest(result.redisBySecond, 60), limits.redisPerSecond),
    of('function runs at once', result.mostAtOnce, limits.runsAtOnce),
  ]
}

/** The resource that is used up first. */
export function bottleneck(result: Ledger): Utilisation | undefined {
  return utilisation(result).sort((a, b) => b.share - a.share)[0]
}
