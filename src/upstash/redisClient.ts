import { Redis } from '@upstash/redis'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll, noop } from 'cockatiel'
import { PlainError } from '#src/domain/plainError.ts'

/** A Redis database that is reached over Upstash's REST protocol. */
export interface RedisAddress {
  readonly url: string
  readonly token: string
}

export interface RedisClientOptions extends RedisAddress {
  /** Timeout of one command in milliseconds; a function where commands differ. */
  readonly deadlineMs: number | (() => number)
  /** Whether commands of the same tick share a request, and therefore wait for each other and fail together. */
  readonly pipelining?: boolean
  /**
   * Fails fast after so many consecutive failures, and lets one command through again every `restMs` milliseconds.
   * Without it every command is sent.
   */
  readonly breaker?: { readonly failuresInRow: number; readonly restMs: number }
  /** Called with the duration of each `run` in milliseconds, whether it succeeded or not. */
  readonly onRun?: (ms: number) => void
}

export interface RedisClient {
  /** Values are returned as Redis stores them: nothing is parsed. */
  readonly redis: Redis
  /**
   * Sends commands with `redis`.
   * @param step name of the step for the error message
   * @throws RedisError when Redis refuses or fails the command, is late, or the circuit breaker is open
   */
  readonly run: <Value>(step: string, send: () => Promise<Value>) => Promise<Value>
}

/** The only place that creates a client for Redis. Commands are sent once, without retries. */
export function redisClient({ url, token, deadlineMs, pipelining, breaker, onRun }: RedisClientOptions): RedisClient {
  const redis = new Redis({
    url,
    token,
    retry: { retries: 0 },
    // A new signal for each command: with a shared signal, an aborted command would resolve as if it had succeeded.
    signal: () => AbortSignal.timeout(typeof deadlineMs === 'number' ? deadlineMs : deadlineMs()),
    // Callers validate what they stored; the client must not guess that "123" is a number.
    automaticDeserialization: false,
    // With base64 encoding the client cannot tell a stored "OK" from a status. All stored texts are valid UTF-8.
    responseEncoding: false,
    enableAutoPipelining: pipelining ?? false,
    enableTelemetry: false,
  })
  const policy = breaker
    ? circuitBreaker(handleAll, {
        halfOpenAfter: breaker.restMs,
        breaker: new ConsecutiveBreaker(breaker.failuresInRow),
      })
    : noop
  return {
    redis,
    run: async (step, send) => {
      const started = performance.now()
      try {
        return await policy.execute(send)
      } catch (error) {
        throw new RedisError(step, kindOf(error))
      } finally {
        onRun?.(performance.now() - started)
      }
    },
  }
}

function kindOf(error: unknown): string {
  if (error instanceof BrokenCircuitError) return 'circuit breaker open'
  return error instanceof Error ? error.name : 'unknown error'
}

/**
 * Redis did not carry out a command. Contains no keys and no values: the client's own errors contain the whole command,
 * so they are not kept as a cause either.
 */
export class RedisError extends PlainError {
  override readonly name = 'RedisError'
  /** Name of the client's error, such as `TimeoutError`. */
  readonly kind: string

  constructor(step: string, kind: string) {
    super(`Redis did not answer ${step} (${kind})`)
    this.kind = kind
  }
}
