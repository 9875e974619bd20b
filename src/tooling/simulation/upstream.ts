import type { Random } from '#src/components/posters/random.ts'
import { logNormal } from './draw.ts'
import type { FunctionProcess } from './functionProcesses.ts'
import type { Ledger } from './ledger.ts'
import { limits } from './limits.data.ts'
import { seconds } from './weights.data.ts'

/** What asking TMDB came to. */
interface Asked {
  /** Until the last answer. */
  readonly seconds: number
  readonly failed: number
}

/**
 * TMDB behind src/catalogue/tmdb/tmdbClient.ts: eight calls at once and forty a second of a process, all within the request's patience, and a quota that
 * all processes share. Whoever is refused pauses.
 */
export function upstream({ random, ledger }: { random: Random; ledger: () => Ledger & { readonly start: number } }) {
  const bySecond = new Map<number, number>()

  function offer(count: number, time: number): number {
    const second = Math.floor(time)
    const used = bySecond.get(second) ?? 0
    bySecond.set(second, used + count)
    if (bySecond.size > 10_000) for (const old of bySecond.keys()) if (old < second - 60) bySecond.delete(old)
    const books = ledger()
    books.upstreamCalls += count
    const index = second - books.start
    if (index >= 0 && index < books.upstreamBySecond.length) {
      books.upstreamBySecond[index] = (books.upstreamBySecond[index] ?? 0) + count
    }
    return Math.max(0, Math.min(count, used + count - limits.upstreamPerSecond))
  }

  return (process: FunctionProcess, count: number, start: number): Asked => {
    if (count === 0) return { seconds: 0, failed: 0 }
    let time = start
    let left = count
    let refused = 0
    while (left > 0 && refused === 0 && time - start < limits.upstreamPatience && time >= process.pausedUntil) {
      const second = Math.floor(time)
      if (process.second !== second) Object.assign(process, { second, callsInSecond: 0 })
      const now = Math.min(left, limits.upstreamAtOnce, limits.upstreamPerProcess - process.callsInSecond)
      if (now <= 0) {
        time = second + 1
        continue
      }
      process.callsInSecond += now
      refused = offer(now, time)
      left -= now
      time += logNormal(random, seconds.upstream.median, seconds.upstream.sigma)
    }
    if (refused > 0) process.pausedUntil = time + limits.upstreamPause
    const failed = left + refused
    ledger().upstreamRefused += failed
    return { seconds: Math.min(time - start, limits.upstreamPatience), failed }
  }
}
