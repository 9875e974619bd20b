/** Where a request was answered. */
export type Place = 'edge' | 'stale' | 'durable' | 'function'
export const answeredBy: readonly Place[] = ['edge', 'stale', 'durable', 'function']

/** What one kind of request came to. */
export interface KindBooks extends Record<Place, number> {
  requests: number
  /** Runs that no visitor waited for: the CDN's own asking anew. */
  background: number
  /** Answers that stood in for a better one: older, or the embedded shelf's. */
  degraded: number
  /** Calls to TMDB. */
  upstream: number
}

/** What goes over the wire, by what it is for. */
export const trafficKinds = [
  'pages',
  'made ready ahead',
  'posters',
  'hashed files',
  'kept for offline',
  'answers',
  'shelf for functions',
] as const
export type TrafficKind = (typeof trafficKinds)[number]

interface Traffic {
  requests: number
  bytes: number
}

/** What is counted of a simulated time. */
export interface Ledger {
  readonly kinds: Map<string, KindBooks>
  readonly kind: (name: string) => KindBooks
  readonly traffic: Readonly<Record<TrafficKind, Traffic>>
  runs: number
  coldStarts: number
  /** Seconds that functions were at work, and the most runs at a time. */
  busySeconds: number
  mostAtOnce: number
  redisCommands: number
  redisBytes: number
  upstreamCalls: number
  /** Calls that TMDB or our own pause refused, and those that had no time left. */
  upstreamRefused: number
  /** By the second, from the beginning of the count. */
  readonly redisBySecond: Uint32Array
  readonly upstreamBySecond: Uint32Array
}

/** @param length seconds that are counted */
export function newLedger(length: number): Ledger {
  const kinds = new Map<string, KindBooks>()
  return {
    kinds,
    kind(name) {
      const known = kinds.get(name)
      if (known) return known
      const books = { requests: 0, edge: 0, stale: 0, durable: 0, function: 0, background: 0, degraded: 0, upstream: 0 }
      kinds.set(name, books)
      return books
    },
    traffic: {
      pages: { requests: 0, bytes: 0 },
      'made ready ahead': { requests: 0, bytes: 0 },
      posters: { requests: 0, bytes: 0 },
      'hashed files': { requests: 0, bytes: 0 },
      'kept for offline': { requests: 0, bytes: 0 },
      answers: { requests: 0, bytes: 0 },
      'shelf for functions': { requests: 0, bytes: 0 },
    },
    runs: 0,
    coldStarts: 0,
    busySeconds: 0,
    mostAtOnce: 0,
    redisCommands: 0,
    redisBytes: 0,
    upstreamCalls: 0,
    upstreamRefused: 0,
    redisBySecond: new Uint32Array(length + 10),
    upstreamBySecond: new Uint32Array(length + 10),
  }
}

/** Writes down what went over the wire. */
export function countTraffic({ traffic }: Ledger, kind: TrafficKind, requests: number, bytes: number): void {
  traffic[kind].requests += requests
  traffic[kind].bytes += bytes
}

/** The largest mean of so many seconds in a row, by whole blocks. */
export function busiest(bySecond: Uint32Array, block: number): number {
  let most = 0
  for (let start = 0; start + block <= bySecond.length; start += block) {
    let sum = 0
    for (let index = start; index < start + block; index++) sum += bySecond[index] ?? 0
    most = Math.max(most, sum / block)
  }
  return most
}
