import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import { z } from '#src/domain/schema.ts'
import { readBounded } from './readBounded.ts'
import { UpstreamError, type UpstreamTrouble } from './upstreamError.ts'

type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

export interface Ask<Value> {
  /** Relative to the API's base URL: `/movie/496243`. */
  readonly path: string
  readonly parameters?: Parameters
  readonly schema: z.ZodMiniType<Value>
  /** Aborts when the response that needs this call is due. */
  readonly signal?: AbortSignal
  /** Calls of a higher priority leave the queue first; below 0 nobody waits, and few run at once. 0 by default. */
  readonly priority?: number
}

/** Requests one resource. @throws UpstreamError */
export type TmdbClient = <Value>(ask: Ask<Value>) => Promise<Value>

export interface TmdbClientOptions {
  /** The API's base URL, `https://api.themoviedb.org/3`. */
  readonly url: string
  readonly token: string
  /** Timeout of one call in milliseconds. */
  readonly callMs?: number
  /** Milliseconds until the open circuit breaker lets one call through again. */
  readonly restMs?: number
  /** Called for each call with its duration and outcome. */
  readonly onCall?: (call: UpstreamCall) => void
  readonly now?: () => number
}

export interface UpstreamCall {
  readonly ms: number
  readonly ok: boolean
  /** Why it is not. */
  readonly trouble?: UpstreamTrouble
}

/**
 * TMDB allows about 40 requests a second and 20 connections of one address. At 300 ms a call, fewer at once would make
 * a list wait in our own queue.
 */
const callsAtOnce = 20
const callsASecond = 40
/** Of these, calls that nobody waits for: at once, and a second. */
const behindAtOnce = 4
const behindASecond = 10
/** Minimum remaining time for a retry, in milliseconds. */
const leastMsForRetry = 250
/** Maximum size of a response in bytes, decompressed: the longest real ones, details with all their parts, have 300 KB. */
const mostBytes = 2_000_000
/** TMDB's codes for "not found" (https://developer.themoviedb.org/docs/errors). */
const notFoundSchema = z.object({ status_code: z.union([z.literal(34), z.literal(6)]) })
/** Longest pause in milliseconds, so that the site recovers within half a minute of TMDB's return. */
const longestPauseMs = 25_000
/** Number of consecutive failures that open the circuit breaker. */
const failuresInRow = 10

/**
 * The only client of TMDB: at most twenty concurrent calls and forty a second in this process, a timeout per call (1.5 s
 * by default), one retry after a connection failure or a 5xx if time is left, and no calls while a `Retry-After` is in
 * effect. The token is sent in a header only.
 */
export function tmdbClient({
  url,
  token,
  callMs = 1500,
  restMs = 4000,
  onCall,
  now = Date.now,
}: TmdbClientOptions): TmdbClient {
  const queue = new PQueue({ concurrency: callsAtOnce, intervalCap: callsASecond, interval: 1000 })
  const behind = new PQueue({ concurrency: behindAtOnce, intervalCap: behindASecond, interval: 1000 })
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInRow),
  })
  let closedUntil = 0

  async function once<Value>({ path, parameters = {}, schema, signal }: Ask<Value>): Promise<Value> {
    if (now() < closedUntil)
      throw new UpstreamError('limited', `TMDB asked for a pause before ${path}`, { status: 429 })
    const started = performance.now()
    const end = (trouble?: UpstreamTrouble): void =>
      onCall?.({ ms: performance.now() - started, ok: !trouble, ...(trouble ? { trouble } : {}) })
    try {
      const deadline = AbortSignal.timeout(callMs)
      const response = await fetch(`${url}${path}${query(parameters)}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        redirect: 'error',
      })
      if (!response.ok) throw await refusal(path, response)
      const body: unknown = JSON.parse(await readBounded(response, mostBytes))
      const parsed = schema.safeParse(body)
      if (!parsed.success) throw new UpstreamError('malformed', `TMDB answered ${path} in a shape that we do not know`)
      end()
      return parsed.data
    } catch (error) {
      const known = asUpstreamError(path, error)
      end(known.trouble)
      throw known
    }
  }

  async function refusal(path: string, response: Response): Promise<UpstreamError> {
    const { status } = response
    if (status === 404 && (await isNotFound(response))) {
      return new UpstreamError('missing', `TMDB has nothing at ${path}`, { status })
    }
    // A body that was read, or whose connection broke, cannot be cancelled.
    void response.body?.cancel().catch(() => {})
    if (status !== 429) return new UpstreamError('status', `TMDB answered ${path} with ${status}`, { status })
    closedUntil = now() + retryAfterMs(response.headers.get('retry-after'), now())
    return new UpstreamError('limited', `TMDB answered ${path} with 429`, { status })
  }

  async function attempts<Value>(ask: Ask<Value>): Promise<Value> {
    const started = now()
    const attempt = () => breaker.execute(() => once(ask))
    try {
      return await attempt()
    } catch (error) {
      if (!mayRetry(error) || ask.signal?.aborted || now() - started > callMs - leastMsForRetry) throw error
      return await attempt()
    }
  }

  return async (ask) => {
    const { path, priority = 0, signal } = ask
    const options = { priority, ...(signal ? { signal } : {}) }
    const inTurn = () => queue.add(() => attempts(ask), options)
    try {
      return await (priority < 0 ? behind.add(inTurn, options) : inTurn())
    } catch (error) {
      throw asUpstreamError(path, error)
    }
  }
}

/** Failures that indicate an outage of TMDB; 4xx responses and rate limiting do not. */
function isOutage(error: Error): boolean {
  return error instanceof UpstreamError && error.trouble !== 'limited' && (error.status ?? 500) >= 500
}

/** Whether a 404 is TMDB's own answer that there is no such resource. Rejects when its body cannot be read. */
async function isNotFound(response: Response): Promise<boolean> {
  return notFoundSchema.safeParse(JSON.parse(await readBounded(response, mostBytes))).success
}

/** Serializes parameters in a fixed order, so that equal requests have equal URLs. */
function query(parameters: Parameters): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

function mayRetry(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  return error.trouble === 'unreachable' || (error.trouble === 'status' && (error.status ?? 0) >= 500)
}

/**
 * Parses Retry-After: seconds or a date (RFC 9110, section 10.2.3), at most `longestPauseMs`; one second if it is
 * missing or invalid.
 */
function retryAfterMs(header: string | null, now: number): number {
  const seconds = Number(header || Number.NaN)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header ?? '') - now
  return Number.isFinite(ms) ? Math.min(longestPauseMs, Math.max(0, ms)) : 1000
}

function asUpstreamError(path: string, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error
  if (error instanceof RangeError) return new UpstreamError('malformed', `TMDB answered ${path} without end`)
  if (error instanceof BrokenCircuitError) return new UpstreamError('unreachable', `TMDB is left alone before ${path}`)
  if (error instanceof SyntaxError) return new UpstreamError('malformed', `TMDB answered ${path} without JSON`)
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new UpstreamError('timeout', `TMDB did not answer ${path} in time`)
  }
  return new UpstreamError('unreachable', `TMDB could not be reached for ${path}`, { cause: error })
}
