import type { CachedOptions } from '#src/cache/cached.ts'
import { z } from '#src/domain/schema.ts'

/** A clock that tests move by hand, in seconds. */
export function clock() {
  let at = 1_000_000
  return {
    now: () => at,
    pass: (seconds: number) => {
      at += seconds * 1000
    },
  }
}

/** A wish for a number that counts how often it was made; fresh for 10 seconds, stale for 100 unless said otherwise. */
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
