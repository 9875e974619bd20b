import type { CachedOptions } from '#src/cache/cached.ts'
import { z } from '#src/domain/schema.ts'

/** A fake clock: `now` in milliseconds, `pass` advances it by seconds. */
export function clock() {
  let at = 1_000_000
  return {
    now: () => at,
    pass: (seconds: number) => {
      at += seconds * 1000
    },
  }
}

/** Options of `cached` whose loader returns its call count; fresh for 10 seconds and stale for 100 by default. */
export function numbers(options: Partial<CachedOptions<number>> = {}): CachedOptions<number> & { calls: () => number } {
  let calls = 0
  return {
    key: 'number',
    schema: z.number(),
    fresh: 10,
    stale: 100,
    load: async () => ++calls,
    ...options,
    calls: () => calls,
  }
}
