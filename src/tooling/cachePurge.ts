import { Redis } from '@upstash/redis'
import { readEnv } from '#src/server/env.ts'

/**
 * `npm run cache:purge`: deletes all cached third-party data from Redis, for every cache version. Profiles are not
 * affected. No entry lives longer than 30 days, well within the six months that TMDB's terms allow.
 */
const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = readEnv()
if (!url || !token) {
  console.log('No Redis is configured: there is nothing to purge. A process forgets its own cache when it ends.')
  process.exit(0)
}
const redis = new Redis({ url, token, enableTelemetry: false })
let cursor = '0'
let purged = 0
do {
  const [next, keys] = await redis.scan(cursor, { match: 'moodlight:*', count: 500 })
  if (keys.length > 0) purged += await redis.del(...keys)
  cursor = next
} while (cursor !== '0')
console.log(`${purged} cached answers purged.`)
