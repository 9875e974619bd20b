import { answeredBy, busiest, trafficKinds } from '#src/tooling/simulation/ledger.ts'
import { limits } from '#src/tooling/simulation/limits.data.ts'
import {
  bandwidthDollars,
  type MonthlyCost,
  monthlyCost,
  requestDollars,
  totalDollars,
} from '#src/tooling/simulation/monthlyCost.ts'
import { type SimulationResult, simulateSite } from '#src/tooling/simulation/simulateSite.ts'
import { bottleneck, utilisation } from '#src/tooling/simulation/utilisation.ts'

type Row = Record<string, string | number>

const visitsPerMonth = 10_000_000
const million = 1_000_000
const hour = 3600
/** The evening of Europe and the afternoon of the Americas, after four hours that begin with empty caches. */
const rushHours = { startsAt: 15 * hour, warmUp: 4 * hour, counted: 2 * hour }
/** Half a day, of which the busier half is counted. */
const halfDay = { startsAt: 12 * hour, warmUp: 6 * hour, counted: 6 * hour }

/**
 * Scale by simulation, with a live catalogue: a day of ten million visits a month, what is used up first at one, three and ten times as many, and what
 * visits cost at fixed hit ratios of the CDN. Assumptions and prices stand in src/tooling/simulation/*.data.ts.
 */
export function benchScale(): void {
  const day = simulateSite({ visitsPerMonth })
  printKinds(day)
  printMonth(day, monthlyCost(day, visitsPerMonth))
  printTraffic(day)
  printUtilisation()
  printForcedRatios()
}

function printKinds(day: SimulationResult): void {
  const rows: Record<string, Row> = {}
  for (const [name, kind] of [...day.kinds].sort(([, a], [, b]) => b.requests - a.requests)) {
    const share = (count: number): string => `${((100 * count) / kind.requests).toFixed(1)} %`
    rows[name] = {
      'requests / 1,000 visits': perThousand(kind.requests, day),
      ...Object.fromEntries(answeredBy.map((place) => [place, share(kind[place])])),
      'function runs / 1,000 visits': perThousand(kind.function + kind.background, day),
      'TMDB calls / 1,000 visits': perThousand(kind.upstream, day),
      'runs that stood in': `${((100 * kind.degraded) / (kind.function + kind.background)).toFixed(0)} %`,
    }
  }
  console.log(
    `\nA day of ${count(visitsPerMonth)} visits a month: ${count(day.visits)} visits, ${(day.pageViews / day.visits).toFixed(1)} pages each. Who answered (edge: a fresh copy; stale: an older one while it is renewed; durable: another location's; function: the visitor waited). A run stands in when it sends an older answer, or the shelf's.`,
  )
  console.table(rows)
}

function printMonth(day: SimulationResult, month: MonthlyCost): void {
  const scale = visitsPerMonth / day.visits
  const { dollars } = month
  const line = (amount: string, cost: number | null): Row => ({
    amount,
    'dollars a month': cost === null ? '' : cost.toFixed(0),
  })
  console.log('\nThe same, a month')
  console.table({
    bandwidth: line(`${count(month.gigabytes)} GB`, dollars.bandwidth),
    'requests of all kinds': line(count(month.requests), dollars.requests),
    'function runs': line(`${count(scale * day.runs)}, ${count(month.gigabyteHours)} GB-hours`, dollars.compute),
    'cold starts': line(`${count(scale * day.coldStarts)}, one run in ${count(day.runs / day.coldStarts)}`, null),
    'Redis commands': line(`${count(month.redisCommands)}, ${count(month.redisGigabytes)} GB`, dollars.redis),
    'TMDB calls': line(
      `${count(scale * day.upstreamCalls)}, ${(day.upstreamCalls / day.counted).toFixed(1)} / s on average, ${busiest(day.upstreamBySecond, 60).toFixed(1)} in the busiest minute, ${busiest(day.upstreamBySecond, 1)} in the busiest second; ${((100 * day.upstreamRefused) / day.upstreamCalls).toFixed(2)} % refused or late`,
      0,
    ),
    'plan, deploys, less what it includes': line('', dollars.plan),
    all: line('', totalDollars(month)),
  })
}

/** What the two largest lines of the bill are for. */
function printTraffic(day: SimulationResult): void {
  const scale = visitsPerMonth / day.visits
  const rows: Record<string, Row> = {}
  for (const kind of trafficKinds) {
    const { requests, bytes } = day.traffic[kind]
    const gigabytes = (scale * bytes) / 1e9
    rows[kind] = {
      'requests / visit': (requests / day.visits).toFixed(1),
      'KB / visit': (bytes / day.visits / 1000).toFixed(1),
      'dollars a month': (bandwidthDollars(gigabytes) + requestDollars(scale * requests)).toFixed(0),
    }
  }
  console.log('\nWhat goes over the wire')
  console.table(rows)
}

/** Dearer than the rest, so only the busiest hours of a day are looked at. */
function printUtilisation(): void {
  const rows: Record<string, Row> = {}
  for (const times of [1, 3, 10]) {
    const rush = simulateSite({ ...rushHours, visitsPerMonth: times * visitsPerMonth })
    rows[`${times} x`] = rowOf(rush)
  }
  const without = { visitsPerMonth, poolLifetime: { fresh: 0, stale: 0 } }
  rows['1 x, moods’ pools not kept'] = rowOf(simulateSite({ ...rushHours, ...without }))
  console.log('\nHow much of what each part can take is wanted in the busiest two hours')
  console.table(rows)
}

function rowOf(rush: SimulationResult): Row {
  const used = utilisation(rush).map(({ resource, peak, limit, share }) => [
    `${resource} (of ${count(limit)})`,
    `${peak.toFixed(1)}, ${(100 * share).toFixed(1)} %`,
  ])
  const first = bottleneck(rush)
  return {
    ...Object.fromEntries(used),
    'TMDB refused or late': `${((100 * rush.upstreamRefused) / rush.upstreamCalls).toFixed(1)} %`,
    'used up first': first?.resource ?? '',
    'room, if all grew alike': first ? `${(1 / first.share).toFixed(1)} x` : '',
  }
}

/** Issue 5's question: what the CDN's hit ratio decides. */
function printForcedRatios(): void {
  const rows: Record<string, Row> = {}
  for (const forcedHits of [0, 0.8, 0.95]) {
    const result = simulateSite({ ...halfDay, visitsPerMonth, forcedHits })
    const { dollars } = monthlyCost(result, million)
    rows[`CDN hits ${100 * forcedHits} %`] = {
      'function runs / 1,000 visits': perThousand(result.runs, result),
      'Redis commands / 1,000 visits': perThousand(result.redisCommands, result),
      'TMDB calls / 1,000 visits': perThousand(result.upstreamCalls, result),
      'TMDB calls / s, busiest minute': busiest(result.upstreamBySecond, 60).toFixed(1),
      'dollars / million visits: compute, Redis': (dollars.compute + dollars.redis).toFixed(2),
      'with bandwidth, requests': (dollars.compute + dollars.redis + dollars.bandwidth + dollars.requests).toFixed(2),
    }
  }
  console.log(
    `\nWhat the CDN's hit ratio on shared answers decides, ${count(visitsPerMonth)} visits a month, TMDB’s ${limits.upstreamPerSecond} calls a second obeyed`,
  )
  console.table(rows)
}

const perThousand = (amount: number, { visits }: SimulationResult): number => Math.round((1000 * amount) / visits)
const count = (amount: number): string => Math.round(amount).toLocaleString('en')
