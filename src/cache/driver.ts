/**
 * A key-value store with expiry. Drivers only store texts; freshness, envelopes and validation are up to `cached()`.
 * Every driver passes the same contract suite (src/tests/contracts/cacheDriver.ts).
 */
export interface CacheDriver {
  readonly name: 'memory' | 'redis'
  /** @returns the text, or null when there is none (never set, expired or evicted). Rejects when the store fails. */
  get(key: string): Promise<string | null>
  /** Stores a text with a TTL in whole seconds (at least 1). Rejects when the store fails. */
  set(key: string, text: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
}
