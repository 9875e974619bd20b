import { createHmac } from 'node:crypto'
import { Ratelimit } from '@upstash/ratelimit'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { type RedisAddress, RedisError, redisClient } from '#src/upstash/redisClient.ts'

/** Limits per minute. */
const perMinute = {
  /** Redirects to an identity provider, by IP address. */
  signIn: 60,
  /** Callbacks from identity providers, by IP address. */
  callback: 60,
  /** Changes of one profile, from all IP addresses together: above any manual use, below that of a script. */
  change: 240,
  /** Requests that read or change marks and kept wishes: one device sends at most 30. */
  marks: 240,
  /** Moods recorded in one history. */
  mood: 60,
  /** Exports of one account. */
  rare: 10,
  /**
   * Operations that protect an account. Each has its own count, by session and IP address together, so that neither
   * other operations nor other clients can exhaust it. Nor can a stolen copy of the session exhaust sign-out or
   * deletion: the first success ends the session.
   */
  signOutEverywhere: 30,
  deletion: 30,
  endSession: 60,
  /** Rooms that an IP address opens, and its attempts to join one; see also `missLimit` of rooms. */
  openRoom: 20,
  joinRoom: 60,
  /** Attempts to join one room, from all IP addresses together. */
  roomDoor: 60,
} as const
export type Limit = keyof typeof perMinute

const windowSeconds = 60

/**
 * Counts one more operation.
 * @param who an IP address, an account id or a room's code; only a keyed hash of it is stored, for two minutes
 * @returns null when the operation is allowed, else the seconds (1 to 60) after which to retry
 */
export type RateLimiter = (limit: Limit, who: string) => Promise<number | null>

export interface RateLimiterOptions {
  /** Key of the hash that identifies the client; without it stored keys cannot be attributed to anybody. */
  readonly secret: string
  /** Shares counts among all processes; without it each process counts separately. */
  readonly redis?: RedisAddress | undefined
  /** Timeout for Redis in milliseconds. */
  readonly deadlineMs?: number
  /** Called, without values, when Redis failed and this process counted separately. */
  readonly onError?: (kind: string) => void
}

type Count = (limit: Limit, key: string) => Promise<number | null>

/** A sliding window in Redis; while Redis does not respond in time, the process counts separately. Never rejects. */
export function rateLimiter({ secret, redis, deadlineMs = 150, onError }: RateLimiterOptions): RateLimiter {
  const shared = redis && countInRedis(redis, deadlineMs)
  const own = countHere()
  return async (limit, who) => {
    const key = createHmac('sha256', secret).update(`${limit} ${who}`).digest('base64url').slice(0, 22)
    try {
      if (shared) return await shared(limit, key)
    } catch (error) {
      if (!(error instanceof RedisError)) throw error
      onError?.(error.kind)
    }
    return await own(limit, key)
  }
}

function countInRedis(address: RedisAddress, deadlineMs: number): Count {
  const { redis, run } = redisClient({ ...address, deadlineMs })
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
    const { success, reset } = await run('a rate limit', async () => {
      const answer = await limiters[limit].limit(key)
      // On a timeout the library allows the operation; here the process counts separately instead.
      if (answer.reason === 'timeout') throw new DOMException('Redis was late', 'TimeoutError')
      return answer
    })
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
    marks: make('marks'),
    mood: make('mood'),
    rare: make('rare'),
    signOutEverywhere: make('signOutEverywhere'),
    deletion: make('deletion'),
    endSession: make('endSession'),
    openRoom: make('openRoom'),
    joinRoom: make('joinRoom'),
    roomDoor: make('roomDoor'),
  }
}
