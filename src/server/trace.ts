import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheOutcome } from '#src/cache/cached.ts'

/** What is noted of one request while it runs: figures only, nothing of the visitor. */
export interface Trace {
  /** How the cache answered, the first asked first. */
  readonly cache: CacheOutcome[]
  upstreamCalls: number
  upstreamMs: number
  redisMs: number
  /** Keeps the process at work after the answer is out. */
  readonly waitUntil: ((work: Promise<unknown>) => void) | undefined
}

const storage = new AsyncLocalStorage<Trace>()

/** Runs a request with a trace of its own. */
export function traced<Result>(waitUntil: Trace['waitUntil'], run: (trace: Trace) => Promise<Result>): Promise<Result> {
  const trace: Trace = { cache: [], upstreamCalls: 0, upstreamMs: 0, redisMs: 0, waitUntil }
  return storage.run(trace, () => run(trace))
}

/** The trace of the request that is under way; none at build time and in background work that outlived its request. */
export function currentTrace(): Trace | undefined {
  return storage.getStore()
}
