import { trafficKinds } from './ledger.ts'
import { prices } from './limits.data.ts'
import { daysPerMonth, type SimulationResult } from './simulateSite.ts'
import { functionMemory } from './weights.data.ts'

/** What a month takes and costs. */
export interface MonthlyCost {
  readonly requests: number
  readonly gigabytes: number
  readonly gigabyteHours: number
  readonly redisCommands: number
  readonly redisGigabytes: number
  /** US dollars. */
  readonly dollars: {
    readonly bandwidth: number
    readonly requests: number
    readonly compute: number
    /** The plan itself, and a production deploy a day; its credits are taken off the bill. */
    readonly plan: number
    readonly redis: number
  }
}

/** What so many visits cost at list prices (limits.data.ts), where a month goes on as the simulated time did. */
export function monthlyCost(result: SimulationResult, visitsPerMonth: number): MonthlyCost {
  const scale = visitsPerMonth / result.visits
  const traffic = trafficKinds.map((kind) => result.traffic[kind])
  const requests = scale * traffic.reduce((sum, one) => sum + one.requests, 0)
  const gigabytes = (scale / 1e9) * traffic.reduce((sum, one) => sum + one.bytes, 0)
  const gigabyteHours = (scale * result.busySeconds * functionMemory) / 3600
  const redisCommands = scale * result.redisCommands
  const redisGigabytes = (scale * result.redisBytes) / 1e9
  return {
    requests,
    gigabytes,
    gigabyteHours,
    redisCommands,
    redisGigabytes,
    dollars: {
      bandwidth: bandwidthDollars(gigabytes),
      requests: requestDollars(requests),
      compute: gigabyteHours * prices.creditsPerGbHour * prices.credit,
      plan: prices.plan.dollars + (daysPerMonth * prices.creditsPerDeploy - prices.plan.credits) * prices.credit,
      redis:
        (redisCommands / 100_000) * prices.redisPer100k +
        Math.max(0, redisGigabytes - prices.redisFreeGb) * prices.redisPerGb,
    },
  }
}

/** What the CDN takes for so much over the wire. */
export function bandwidthDollars(gigabytes: number): number {
  return gigabytes * prices.creditsPerGb * prices.credit
}

/** What the CDN takes for so many requests, whoever answers them. */
export function requestDollars(requests: number): number {
  return (requests / 10_000) * prices.creditsPer10kRequests * prices.credit
}

/** All lines of the bill together. */
export function totalDollars({ dollars }: MonthlyCost): number {
  return Object.values(dollars).reduce((sum, line) => sum + line, 0)
}
