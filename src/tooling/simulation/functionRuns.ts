import { poolLifetime as keptPoolLifetime } from '#src/catalogue/tmdb/tmdbCatalogue.ts'
import type { Random } from '#src/components/posters/random.ts'
import type { Ask, Load, Pool } from './ask.ts'
import { type FunctionProcess, functionProcesses } from './functionProcesses.ts'
import { countTraffic, type Ledger } from './ledger.ts'
import { type Lifetime, sharedCache } from './sharedCache.ts'
import { upstream } from './upstream.ts'
import { redisBytes, seconds, shelfFileBytes } from './weights.data.ts'

/** A ledger and the second at which its count begins. */
export type Count = Ledger & { readonly start: number }

/** How a run ended. */
export interface Run {
  /** When the answer is out. */
  readonly end: number
  readonly isDegraded: boolean
}

/** An answer that was made: when, for how much longer the process is at work on what is renewed, and whether all of it could be had. */
interface Made {
  readonly time: number
  readonly after: number
  readonly isWhole: boolean
}

/** Runs functions: takes a process, looks into the caches, asks TMDB, and counts. */
export function functionRuns({
  random,
  ledger,
  poolLifetime = keptPoolLifetime,
}: {
  random: Random
  ledger: () => Count
  poolLifetime?: Lifetime | undefined
}) {
  const processes = functionProcesses()
  const askTmdb = upstream({ random, ledger })
  const cache = sharedCache({
    random,
    onCommand: (now, key) => command(now, 1, key.startsWith('tmdb:pool:') ? redisBytes.pool : redisBytes.value),
  })

  function command(now: number, count: number, bytes: number): void {
    const books = ledger()
    books.redisBytes += bytes
    books.redisCommands += count
    const index = Math.floor(now) - books.start
    if (index >= 0 && index < books.redisBySecond.length)
      books.redisBySecond[index] = (books.redisBySecond[index] ?? 0) + count
  }

  /** Looks a mood's pool up, and gathers it where it is missing. Those that are old are gathered behind the visitor's back. */
  function gather(process: FunctionProcess, { key, waves }: Pool, start: number) {
    const found = cache.look(process, key, poolLifetime, start)
    const begun = start + seconds.redis
    if (found === 'fresh') return { time: begun, after: 0, isWhole: true }
    const isOld = found !== 'missing'
    if (isOld && cache.isRenewed(process, key, poolLifetime, begun)) return { time: begun, after: 0, isWhole: true }
    let time = begun
    let failed = 0
    for (const wave of waves) {
      const asked = askTmdb(process, wave, time)
      time += asked.seconds
      failed += asked.failed
    }
    if (failed === 0) cache.keep(process, key, { at: time, took: time - begun })
    return isOld ? { time: begun, after: time - begun, isWhole: true } : { time, after: 0, isWhole: failed === 0 }
  }

  /** Makes an answer out of TMDB's and what is known of its parts. */
  function make(process: FunctionProcess, { calls, pools, parts, partLifetime }: Load, start: number): Made {
    const first = askTmdb(process, calls, start)
    if (first.failed > 0) return { time: start + first.seconds, after: 0, isWhole: false }
    let time = start + first.seconds
    let after = 0
    // Both types' pools are gathered side by side.
    const gathered = pools.map((pool) => gather(process, pool, time))
    for (const pool of gathered) {
      time = Math.max(time, pool.time)
      after = Math.max(after, pool.after)
    }
    if (gathered.some(({ isWhole }) => !isWhole)) return { time, after, isWhole: false }
    const missing: string[] = []
    const old: string[] = []
    for (const part of parts) {
      const found = cache.look(process, part, partLifetime, time)
      if (found === 'missing') missing.push(part)
      else if (found !== 'fresh') old.push(part)
    }
    if (parts.length > 0) time += seconds.redis
    const asked = askTmdb(process, missing.length, time)
    time += asked.seconds
    keepParts(process, missing, asked.failed, time)
    // Those that are old are renewed after the answer is out.
    const due = old.filter((part) => !cache.isRenewed(process, part, partLifetime, time))
    const renewed = askTmdb(process, due.length, time)
    keepParts(process, due, renewed.failed, time + renewed.seconds)
    return { time, after: Math.max(after, renewed.seconds), isWhole: asked.failed <= parts.length / 2 }
  }

  function keepParts(process: FunctionProcess, parts: readonly string[], failed: number, at: number): void {
    for (const part of parts.slice(0, parts.length - failed)) {
      cache.keep(process, part, { at, took: seconds.upstream.median })
    }
  }

  /** @returns when the answer is out, when the process is free, and whether the answer stands in for a better one */
  function work(process: FunctionProcess, { kept, load, commands = 0 }: Ask, start: number) {
    if (commands > 0) command(start, commands, commands * redisBytes.value)
    let time = start + seconds.base + (commands > 0 ? seconds.redis : 0)
    if (!load) return { out: time, free: time, isDegraded: false }
    if (!kept) {
      const made = make(process, load(), time)
      return { out: made.time, free: made.time + made.after, isDegraded: !made.isWhole }
    }
    const found = cache.look(process, kept.key, kept.lifetime, time)
    time += seconds.redis
    if (found === 'fresh') return { out: time, free: time, isDegraded: false }
    if (found !== 'missing' && cache.isRenewed(process, kept.key, kept.lifetime, time)) {
      return { out: time, free: time, isDegraded: found === 'stale' }
    }
    const made = make(process, load(), time)
    if (made.isWhole) cache.keep(process, kept.key, { at: made.time, took: made.time - time })
    const free = made.time + made.after
    // What is still there goes out at once, and is renewed behind the visitor's back.
    if (found !== 'missing') return { out: time, free, isDegraded: found === 'stale' }
    return { out: made.time, free, isDegraded: !made.isWhole }
  }

  return (ask: Ask, now: number): Run => {
    const books = ledger()
    const { process, isCold } = processes.take(ask.bundle, now)
    books.runs++
    if (isCold) books.coldStarts++
    if (ask.load && !process.shelves.has(ask.locale)) {
      process.shelves.add(ask.locale)
      countTraffic(books, 'shelf for functions', 1, shelfFileBytes)
    }
    const start = now + (isCold ? seconds.coldStart : 0)
    const callsBefore = books.upstreamCalls
    const { out, free, isDegraded } = work(process, ask, start)
    books.kind(ask.kind).upstream += books.upstreamCalls - callsBefore
    process.freeAt = free
    processes.give(ask.bundle, process)
    books.busySeconds += free - now
    books.mostAtOnce = Math.max(books.mostAtOnce, processes.atWork(now))
    if (isDegraded) books.kind(ask.kind).degraded++
    return { end: out, isDegraded }
  }
}
