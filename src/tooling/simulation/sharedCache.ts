import { isEarlyRefreshDue } from '#src/cache/earlyRefresh.ts'
import type { Random } from '#src/components/posters/random.ts'
import type { FunctionProcess } from './functionProcesses.ts'

/** A value that is kept: when it was made, and how long that took. Seconds. */
export interface Kept {
  readonly at: number
  readonly took: number
  /** What stood there until it was made. */
  readonly before: Kept | null
}

/** Seconds for which a value is served without asking, and for how much longer while it is asked for anew. */
export interface Lifetime {
  readonly fresh: number
  readonly stale: number
}

/** What a look into the cache found. `due`: fresh, and this process shall renew it early. */
export type Found = 'fresh' | 'due' | 'stale' | 'missing'

/**
 * The ladder of src/cache/cached.ts in virtual time: a process's own memory, then Redis, early refresh, stale values while one is renewed.
 * @param onCommand told of each command to Redis
 */
export function sharedCache({ random, onCommand }: { random: Random; onCommand: (now: number, key: string) => void }) {
  const redis = new Map<string, Kept>()

  function alive(kept: Kept | undefined, lifetime: Lifetime, now: number): Kept | null {
    let visible: Kept | null = kept ?? null
    while (visible && visible.at > now) visible = visible.before
    return visible && now - visible.at < lifetime.fresh + lifetime.stale ? visible : null
  }

  return {
    look({ memory }: FunctionProcess, key: string, lifetime: Lifetime, now: number): Found {
      const near = alive(memory.get(key), lifetime, now)
      if (near) {
        const age = now - near.at
        if (age >= lifetime.fresh) return 'stale'
        return isEarlyRefreshDue({ age, fresh: lifetime.fresh, took: near.took, random: random() }) ? 'due' : 'fresh'
      }
      onCommand(now, key)
      const far = alive(redis.get(key), lifetime, now)
      if (!far) return 'missing'
      memory.set(key, far)
      return now - far.at < lifetime.fresh ? 'fresh' : 'stale'
    },

    /** Before a renewal: whether another process has made it meanwhile. */
    isRenewed({ memory }: FunctionProcess, key: string, lifetime: Lifetime, now: number): boolean {
      onCommand(now, key)
      const far = alive(redis.get(key), lifetime, now)
      if (!far || now - far.at >= lifetime.fresh) return false
      memory.set(key, far)
      return true
    },

    keep({ memory }: FunctionProcess, key: string, made: { readonly at: number; readonly took: number }): void {
      onCommand(made.at, key)
      const old = redis.get(key)
      const kept = { ...made, before: old ? { ...old, before: null } : null }
      memory.set(key, kept)
      redis.set(key, kept)
    },
  }
}
