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
  const answers = [...result.kinds.values()].reduce((sum, { requests }) => sum + requests, 0)
  const requests = scale * (result.files + answers)
  const gigabytes = (scale * result.bytes) / 1e9
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
      bandwidth: gigabytes * prices.creditsPerGb * prices.credit,
      requests: (requests / 10_000) * prices.creditsPer10kRequests * prices.credit,
      compute: gigabyteHours * prices.creditsPerGbHour * prices.credit,
      plan: prices.plan.dollars + (daysPerMonth * prices.creditsPerDeploy - prices.plan.credits) * prices.credit,
      redis:
        (redisCommands / 100_000) * prices.redisPer100k +
        Math.max(0, redisGigabytes - prices.redisFreeGb) * prices.redisPerGb,
    },
  }
}

/** All lines of the bill together. */
export function totalDollars({ dollars }: MonthlyCost): number {
  return Object.values(dollars).reduce((sum, line) => sum + line, 0)
}
