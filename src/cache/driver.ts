/**
 * A place where texts are kept for a while. Drivers only store; freshness, envelopes and validation are `cached()`'s.
 * Every driver passes the same contract suite (tests/contracts/cacheDriver.ts).
 */
export interface CacheDriver {
  readonly name: 'memory' | 'redis'
  /** @returns the text, or null when there is none (never put, expired or pushed out). Rejects when the store does not answer. */
  get(key: string): Promise<string | null>
  /** Keeps a text for so many seconds (1 or more, whole). Rejects when the store does not answer. */
  set(key: string, text: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
}
