import { Redis } from '@upstash/redis'
import type { CacheDriver } from './driver.ts'

export interface UpstashOptions {
  readonly url: string
  readonly token: string
  /** Longest wait for one command, in milliseconds. */
  readonly deadlineMs?: number
}

/**
 * Keeps texts in Redis over Upstash's REST protocol. No retries and a short deadline: a slow cache is worth less than none.
 * Errors are replaced by short ones, because the client's own print the whole command with the value.
 */
export function upstashDriver({ url, token, deadlineMs = 150 }: UpstashOptions): CacheDriver {
  const redis = new Redis({
    url,
    token,
    retry: { retries: 0 },
    // A new signal for each command: one that is shared would turn its abort into a success.
    signal: () => AbortSignal.timeout(deadlineMs),
    // Values are our own envelopes; the client must not guess at them.
    automaticDeserialization: false,
    enableTelemetry: false,
  })
  return {
    name: 'redis',
    get: (key) => short('GET', () => redis.get<string>(key)),
    set: (key, text, seconds) => short('SET', async () => void (await redis.set(key, text, { ex: seconds }))),
    delete: (key) => short('DEL', async () => void (await redis.del(key))),
  }
}

/** A store that did not answer. Its message holds no keys and no values. */
export class CacheUnavailableError extends Error {
  override readonly name = 'CacheUnavailableError'
}

async function short<Value>(command: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown error'
    throw new CacheUnavailableError(`Redis did not answer ${command} (${kind})`)
  }
}
