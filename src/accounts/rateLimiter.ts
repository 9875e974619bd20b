import { createHmac } from 'node:crypto'
import { Ratelimit } from '@upstash/ratelimit'
import { Redis } from '@upstash/redis'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'

/** How often something may be done in a minute. */
const perMinute = {
  /** Going to an identity provider, by network address. */
  signIn: 60,
  /** Coming back from one, by network address. */
  callback: 60,
  /** Changes of one profile, from all addresses together: more than any hand makes, fewer than a script. */
  change: 240,
  /** Moods put into one history. */
  mood: 60,
  /** Exports of one account. */
  rare: 10,
  /**
   * What protects a person: each has a count of its own, by session and network address together, so that nothing else
   * and nobody elsewhere uses it up. Whoever holds a copy of the session cannot either: the first one that succeeds
   * ends it.
   */
  signOutEverywhere: 30,
  deletion: 30,
  endSession: 60,
} as const
export type Limit = keyof typeof perMinute

const windowSeconds = 60

/**
 * Counts one more time that somebody does something.
 * @param who a network address or an account id; only a keyed hash of it is kept, for two minutes
 * @returns null when it may be done, else the whole seconds (1 to 60) after which it is worth another try
 */
export type RateLimiter = (limit: Limit, who: string) => Promise<number | null>

export interface RateLimiterOptions {
  /** The hash that stands for somebody is made with it: without it nobody can tell whose a key is. */
  readonly secret: string
  /** Where all processes count together; without it each counts for itself. */
  readonly redis?: { readonly url: string; readonly token: string } | undefined
  /** Longest wait for Redis, in milliseconds. */
  readonly deadlineMs?: number
  /** Told, without values, that Redis did not answer and the process counted for itself. */
  readonly onError?: (kind: string) => void
}

type Count = (limit: Limit, key: string) => Promise<number | null>

/** Counts in Redis, in a sliding window; while Redis does not answer in time, the process counts for itself. Never rejects. */
export function rateLimiter({ secret, redis, deadlineMs = 150, onError }: RateLimiterOptions): RateLimiter {
  const shared = redis && countInRedis(redis, deadlineMs)
  const own = countHere()
  return async (limit, who) => {
    const key = createHmac('sha256', secret).update(`${limit} ${who}`).digest('base64url').slice(0, 22)
    try {
      if (shared) return await shared(limit, key)
    } catch (error) {
      // The client's errors print the whole command, so only their kind goes further.
      onError?.(error instanceof Error ? error.name : 'unknown error')
    }
    return await own(limit, key)
  }
}

/** Redis was not there in time. */
class LateError extends Error {
  override readonly name = 'LateError'
}

function countInRedis({ url, token }: { readonly url: string; readonly token: string }, deadlineMs: number): Count {
  const redis = new Redis({
    url,
    token,
    retry: { retries: 0 },
    // A new signal for each command: one that is shared would turn its abort into a success.
    signal: () => AbortSignal.timeout(deadlineMs),
    enableAutoPipelining: false,
    enableTelemetry: false,
  })
  const limiters = forEachLimit(
    (limit) =>
      new Ratelimit({
        redis,
        limiter: Ratelimit.slidingWindow(perMinute[limit], `${windowSeconds} s`),
        prefix: `limit:${limit}`,
        timeout: deadlineMs,
      }),
  )
  return async (limit, key) => {
    const { success, reason, reset } = await limiters[limit].limit(key)
    // The library lets everybody pass who had to wait for too long; here the process counts instead.
    if (reason === 'timeout') throw new LateError('Redis was late')
    return success ? null : wholeSeconds(reset - Date.now())
  }
}

function countHere(): Count {
  const limiters = forEachLimit((limit) => new RateLimiterMemory({ points: perMinute[limit], duration: windowSeconds }))
  return async (limit, key) => {
    const { consumedPoints, msBeforeNext } = await limiters[limit].penalty(key)
    return consumedPoints > perMinute[limit] ? wholeSeconds(msBeforeNext) : null
  }
}

function wholeSeconds(ms: number): number {
  return Math.min(windowSeconds, Math.max(1, Math.ceil(ms / 1000)))
}

function forEachLimit<Value>(make: (limit: Limit) => Value): Readonly<Record<Limit, Value>> {
  return {
    signIn: make('signIn'),
    callback: make('callback'),
    change: make('change'),
    mood: make('mood'),
    rare: make('rare'),
    signOutEverywhere: make('signOutEverywhere'),
    deletion: make('deletion'),
    endSession: make('endSession'),
  }
}
