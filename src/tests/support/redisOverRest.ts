import { type RestBridge, startRestBridge } from './redisRestBridge.ts'
import { startRedis } from './redisServer.ts'

/** Starts a separate Redis server with a bridge for Upstash's REST API; `stop` ends both. */
export async function startRedisOverRest(): Promise<RestBridge> {
  const redis = await startRedis()
  const bridge = await startRestBridge(redis.port)
  return {
    ...bridge,
    stop: async () => {
      await bridge.stop()
      await redis.stop()
    },
  }
}
