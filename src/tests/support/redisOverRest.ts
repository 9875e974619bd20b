import { type RestBridge, startRestBridge } from './redisRestBridge.ts'
import { startRedis } from './redisServer.ts'

/** Starts a real Redis of its own and the bridge that speaks Upstash's protocol before it; `stop` ends both. */
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
