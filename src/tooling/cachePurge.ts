import { readEnv } from '#src/server/env.ts'
import { redisClient } from '#src/upstash/redisClient.ts'

/**
 * `npm run cache:purge`: deletes all cached third-party data from Redis, for every cache version. Profiles are not
 * affected. No entry lives longer than 30 days, well within the six months that TMDB's terms allow.
 */
const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = readEnv()
if (!url || !token) {
  console.log('No Redis is configured: there is nothing to purge. A process forgets its own cache when it ends.')
  process.exit(0)
}
const { redis, run } = redisClient({ url, token, deadlineMs: 10_000 })
let cursor = '0'
let purged = 0
do {
  const [next, keys] = await run('SCAN', () => redis.scan(cursor, { match: 'moodlight:*', count: 500 }))
  if (keys.length > 0) purged += await run('DEL', () => redis.del(...keys))
  cursor = next
} while (cursor !== '0')
console.log(`${purged} cached answers purged.`)
