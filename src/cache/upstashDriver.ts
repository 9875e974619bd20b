import { Redis } from '@upstash/redis'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { PlainError } from '#src/domain/plainError.ts'
import type { CacheDriver } from './driver.ts'
import { pack, unpack } from './packed.ts'

export interface UpstashOptions {
  readonly url: string
  readonly token: string
  /** Longest wait for one command, in milliseconds. */
  readonly deadlineMs?: number
  /** After so many failures in a row Redis is left alone … */
  readonly failuresInRow?: number
  /** … for so many milliseconds; then one command tries. */
  readonly restMs?: number
  /** Told of each command: how long it took and how it ended. */
  readonly onCommand?: (command: { readonly ms: number; readonly ok: boolean }) => void
}

/**
 * Keeps texts in Redis over Upstash's REST protocol: commands of one moment travel together, no retries, a short deadline, and a breaker,
 * because a slow cache is worth less than none. Errors are replaced by short ones: the client's own print the whole command with the value.
 */
export function upstashDriver({
  url,
  token,
  deadlineMs = 150,
  failuresInRow = 5,
  restMs = 3000,
  onCommand,
}: UpstashOptions): CacheDriver {
  const redis = new Redis({
    url,
    token,
    retry: { retries: 0 },
    // A new signal for each command: one that is shared would turn its abort into a success.
    signal: () => AbortSignal.timeout(deadlineMs),
    // Values are our own envelopes; the client must not guess at them.
    automaticDeserialization: false,
    enableAutoPipelining: true,
    enableTelemetry: false,
  })
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInRow) })

  async function run<Value>(command: string, send: () => Promise<Value>): Promise<Value> {
    const started = performance.now()
    let ok = false
    try {
      const value = await breaker.execute(send)
      ok = true
      return value
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new CacheUnavailableError(`Redis is left alone before ${command}`)
      const kind = error instanceof Error ? error.name : 'unknown error'
      throw new CacheUnavailableError(`Redis did not answer ${command} (${kind})`)
    } finally {
      onCommand?.({ ms: performance.now() - started, ok })
    }
  }

  return {
    name: 'redis',
    get: async (key) => {
      const text = await run('GET', () => redis.get<string>(key))
      return typeof text === 'string' ? unpack(text) : null
    },
    set: (key, text, seconds) => run('SET', async () => void (await redis.set(key, pack(text), { ex: seconds }))),
    delete: (key) => run('DEL', async () => void (await redis.del(key))),
  }
}

/** A store that did not answer. Its message holds no keys and no values. */
export class CacheUnavailableError extends PlainError {
  override readonly name = 'CacheUnavailableError'
}
