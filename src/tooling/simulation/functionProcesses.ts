import { LRUCache } from 'lru-cache'
import TinyQueue from 'tinyqueue'
import { memoryLimits } from '#src/cache/memoryDriver.ts'
import type { Locale } from '#src/domain/locale.ts'
import { limits } from './limits.data.ts'
import type { Kept } from './sharedCache.ts'

/** One process of a function: it serves one request at a time and remembers what it found. */
export interface FunctionProcess {
  readonly memory: LRUCache<string, Kept>
  /** The languages whose shelf file it has fetched. */
  readonly shelves: Set<Locale>
  freeAt: number
  /** No call to TMDB before this time. */
  pausedUntil: number
  /** Calls to TMDB in the second that was counted last. */
  second: number
  callsInSecond: number
}

interface Pool {
  readonly working: TinyQueue<FunctionProcess>
  /** Those without work, the one that worked last at the end. */
  readonly idle: FunctionProcess[]
}

/** The processes of all functions, which come with demand and go after some idle minutes. */
export function functionProcesses() {
  const pools = new Map<string, Pool>()

  function settle({ working, idle }: Pool, now: number): void {
    for (let next = working.peek(); next && next.freeAt <= now; next = working.peek()) {
      working.pop()
      idle.push(next)
    }
    while (idle[0] && idle[0].freeAt < now - limits.processIdle) idle.shift()
  }

  function poolOf(name: string): Pool {
    const known = pools.get(name)
    if (known) return known
    const pool = { working: new TinyQueue<FunctionProcess>([], (a, b) => a.freeAt - b.freeAt), idle: [] }
    pools.set(name, pool)
    return pool
  }

  return {
    /** A process for a request; cold when there was none without work. */
    take(name: string, now: number): { readonly process: FunctionProcess; readonly isCold: boolean } {
      const pool = poolOf(name)
      settle(pool, now)
      const idle = pool.idle.pop()
      return idle ? { process: idle, isCold: false } : { process: newProcess(), isCold: true }
    },
    /** Gives it back; it is free from `freeAt` on. */
    give(name: string, process: FunctionProcess): void {
      poolOf(name).working.push(process)
    },
    /** How many are at work. */
    atWork(now: number): number {
      let sum = 0
      for (const pool of pools.values()) {
        settle(pool, now)
        sum += pool.working.length
      }
      return sum
    },
  }
}

function newProcess(): FunctionProcess {
  return {
    memory: new LRUCache({ max: memoryLimits.maxEntries }),
    shelves: new Set(),
    freeAt: 0,
    pausedUntil: 0,
    second: 0,
    callsInSecond: 0,
  }
}
