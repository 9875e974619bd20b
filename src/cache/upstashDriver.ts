import { Redis } from '@upstash/redis'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { PlainError } from '#src/domain/plainError.ts'
import type { CacheDriver } from './driver.ts'
import { pack, unpack } from './packed.ts'

export interface UpstashOptions {
  readonly url: string
  readonly token: string
  /** Timeout of a command, in milliseconds. */
  readonly deadlineMs?: number
  /** Number of consecutive failures that open the circuit breaker. */
  readonly failuresInRow?: number
  /** Milliseconds until the breaker lets one command through again. */
  readonly restMs?: number
  /** Called for each command with its duration and outcome. */
  readonly onCommand?: (command: { readonly ms: number; readonly ok: boolean }) => void
}

/**
 * Stores texts in Redis over Upstash's REST protocol: automatic pipelining, no retries, a short timeout and a circuit
 * breaker, because a slow cache is worse than none. Errors are replaced by short ones: the client's own contain the
 * whole command with the value.
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
    // A new signal for each command: with a shared signal, an aborted command would resolve as if it had succeeded.
    signal: () => AbortSignal.timeout(deadlineMs),
    // Values are texts or envelopes of this cache; the client must not guess.
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

/** The store failed. The message contains no keys and no values. */
export class CacheUnavailableError extends PlainError {
  override readonly name = 'CacheUnavailableError'
}
