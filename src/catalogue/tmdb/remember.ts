import type { z } from '#src/domain/schema.ts'

/** Caches the results of expensive requests; the server's cache. */
export type Remember = <Value>(wish: {
  readonly key: string
  readonly schema: z.ZodMiniType<Value>
  /** In seconds; see `CachedOptions` of the cache. */
  readonly fresh: number | ((value: Value) => number)
  readonly stale: number
  readonly load: () => Promise<Value>
  /** Whether a value is complete enough to be cached. */
  readonly keep?: (value: Value) => boolean
}) => Promise<Remembered<Value>>

interface Remembered<Value> {
  readonly value: Value
  /** `incomplete`: loaded and not cached. */
  readonly outcome: 'fresh' | 'stale' | 'loaded' | 'incomplete'
}
