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

/** Reads what is cached, and loads nothing. @returns null where nothing is */
export type Recall = <Value>(wish: {
  readonly key: string
  readonly schema: z.ZodMiniType<Value>
  readonly fresh: number
  readonly stale: number
}) => Promise<Value | null>
