import { createHmac, randomBytes } from 'node:crypto'
import { type RateLimiter, rateLimiter } from '#src/accounts/rateLimiter.ts'
import { type Env, env, secretsIn } from '#src/server/env.ts'
import { log } from '#src/server/http/log.ts'
import { currentTrace } from '#src/server/http/trace.ts'
import { memoryRoomStore } from './memoryRoomStore.ts'
import { networkOf } from './networkOf.ts'
import { redisRoomStore } from './redisRoomStore.ts'
import type { RoomStore } from './roomStore.ts'

/** Dependencies of rooms. */
export interface Rooms {
  readonly store: RoomStore
  readonly limiter: RateLimiter
  /** A keyed hash of an IP address's network. */
  readonly addressOf: (ip: string | undefined) => string
  /** In milliseconds since 1970. */
  readonly now: () => number
}

let shared: Rooms | undefined

/** The process-wide rooms, created on first use. @throws EnvError when the environment is invalid */
export function rooms(): Rooms {
  shared ??= createRooms(env())
  return shared
}

/** Creates the rooms for an environment: in Redis where it is configured, else in this process. */
export function createRooms(config: Env): Rooms {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = config
  const redis = url && token ? { url, token } : undefined
  // All processes must hash an address alike; where they share nothing, they share no counts either.
  const secret = secretsIn(config.AUTH_SECRET)[0] ?? token ?? randomBytes(32).toString('base64url')
  const onRun = (ms: number): void => {
    const trace = currentTrace()
    if (trace) trace.redisMs += ms
  }
  return {
    store: redis ? redisRoomStore({ ...redis, onRun }) : memoryRoomStore(),
    limiter: rateLimiter({
      secret,
      redis,
      onError: (kind) => log('warn', 'rate limits are counted by this process alone', { kind }),
    }),
    addressOf: (ip = '') =>
      createHmac('sha256', secret)
        .update(`rooms ${networkOf(ip)}`)
        .digest('base64url')
        .slice(0, 22),
    now: () => Date.now(),
  }
}
