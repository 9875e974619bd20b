import { type RedisClientOptions, redisClient } from '#src/upstash/redisClient.ts'
import type { CacheDriver } from './driver.ts'
import { pack, unpack } from './packed.ts'

type UpstashOptions = Pick<RedisClientOptions, 'url' | 'token' | 'onRun'> & {
  /** Timeout of a command, in milliseconds. */
  readonly deadlineMs?: number
}

/** Stores texts in Redis, with a short timeout and a circuit breaker, because a slow cache is worse than none. */
export function upstashDriver({ deadlineMs = 150, ...options }: UpstashOptions): CacheDriver {
  const breaker = { failuresInRow: 5, restMs: 3000 }
  const { redis, run } = redisClient({ ...options, deadlineMs, breaker, pipelining: true })
  return {
    name: 'redis',
    get: async (key) => {
      const text = await run('GET', () => redis.get<unknown>(key))
      return typeof text === 'string' ? unpack(text) : null
    },
    set: async (key, text, seconds) => {
      const packed = pack(text)
      await run('SET', () => redis.set(key, packed, { ex: seconds }))
    },
    delete: async (key) => void (await run('DEL', () => redis.del(key))),
  }
}
