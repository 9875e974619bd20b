import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheOutcome } from '#src/cache/cached.ts'

/** Figures collected for one request while it runs; no visitor data. */
export interface Trace {
  /** Cache outcomes in the order of the lookups. */
  readonly cache: CacheOutcome[]
  upstreamCalls: number
  upstreamMs: number
  redisMs: number
  /** Keeps the process alive for background work after the response is sent. */
  readonly waitUntil: ((work: Promise<unknown>) => void) | undefined
}

const storage = new AsyncLocalStorage<Trace>()

/** Runs a request with its own trace. */
export function traced<Result>(waitUntil: Trace['waitUntil'], run: (trace: Trace) => Promise<Result>): Promise<Result> {
  const trace: Trace = { cache: [], upstreamCalls: 0, upstreamMs: 0, redisMs: 0, waitUntil }
  return storage.run(trace, () => run(trace))
}

/** The trace of the current request; undefined outside of one, for example at build time. */
export function currentTrace(): Trace | undefined {
  return storage.getStore()
}
