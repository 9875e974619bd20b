/**
 * How cost grows with the work, by a simulation over a realistic mix of visits: function runs, Redis commands and TMDB calls for 1,000 visits at
 * several CDN hit ratios, and money for a million visits.
 */
interface ApiUse {
  readonly name: string
  /** Calls a visit makes on average. */
  readonly perVisit: number
  readonly isShared: boolean
  /** Different answers that exist at a time (moods x types x countries x languages, pages, words). */
  readonly variants: number
  /** Seconds for which Redis holds an answer as fresh. */
  readonly fresh: number
  /** Calls to TMDB that one answer takes when nothing of it is known. */
  readonly upstream: number
}

const uses: readonly ApiUse[] = [
  { name: 'location', perVisit: 1, isShared: false, variants: 0, fresh: 0, upstream: 0 },
  { name: 'mood recommendations', perVisit: 1.4, isShared: true, variants: 8 * 3 * 14 * 5, fresh: 300, upstream: 34 },
  { name: 'lists', perVisit: 0.5, isShared: true, variants: 18 * 14 * 5, fresh: 300, upstream: 22 },
  { name: 'trending', perVisit: 0.2, isShared: true, variants: 2 * 14 * 5, fresh: 300, upstream: 21 },
  { name: 'search', perVisit: 0.4, isShared: true, variants: 5000, fresh: 0, upstream: 22 },
  { name: 'platforms', perVisit: 0.3, isShared: true, variants: 14 * 5, fresh: 300, upstream: 2 },
]

/** How often a function's own memory already holds the answer: processes are many and short. */
const memoryHit = 0.35
/** Of the calls that an answer takes, so many find their part (availability, details) still fresh from another answer. */
const partsKnown = 0.85
/** List prices, November 2026 as far as published: dollars for a million. Check before relying on them. */
const price = { functionRuns: 12.5, redisCommands: 2 } as const

/** Visits a second that the simulation assumes: 10 million a month, evenly. */
const visitsASecond = 10_000_000 / (30 * 86_400)

interface Work {
  runs: number
  redis: number
  upstream: number
}

function workOf(use: ApiUse, hitRatio: number): Work {
  const runs = use.perVisit * (use.isShared ? 1 - hitRatio : 1)
  if (!use.isShared) return { runs, redis: 0, upstream: 0 }
  const asksRedis = use.fresh > 0 ? runs * (1 - memoryHit) : 0
  // Requests for one variant arrive as a Poisson stream: the first after each fresh time loads (renewal rate 1 / (fresh + 1 / rate)).
  const rate = (runs * visitsASecond) / use.variants
  const loads = use.fresh > 0 ? Math.min(runs, use.variants / (use.fresh + 1 / rate) / visitsASecond) : runs
  const upstream = loads * use.upstream * (1 - partsKnown)
  // One GET for each answer asked for; a SET and the parts' own GETs and SETs for each load.
  const redis = asksRedis + loads * (1 + use.upstream + use.upstream * (1 - partsKnown))
  return { runs, redis, upstream }
}

/** Prints the table. */
export function benchCosts(): void {
  const rows: Record<string, Record<string, string | number>> = {}
  for (const hitRatio of [0, 0.8, 0.95]) {
    const total: Work = { runs: 0, redis: 0, upstream: 0 }
    for (const use of uses) {
      const work = workOf(use, hitRatio)
      total.runs += work.runs
      total.redis += work.redis
      total.upstream += work.upstream
    }
    const dollars = total.runs * price.functionRuns + total.redis * price.redisCommands
    rows[`CDN hits ${hitRatio * 100} %`] = {
      'function runs / 1,000 visits': Math.round(total.runs * 1000),
      'Redis commands / 1,000 visits': Math.round(total.redis * 1000),
      'TMDB calls / 1,000 visits': Math.round(total.upstream * 1000),
      'TMDB calls / s': (total.upstream * visitsASecond).toFixed(2),
      'dollars / million visits': dollars.toFixed(2),
    }
  }
  console.log('\nCost by simulation, live catalogue, 10 million visits a month (assumptions in bench/costs.ts)')
  console.table(rows)
}
