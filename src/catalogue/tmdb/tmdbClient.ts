import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import type { z } from '#src/domain/schema.ts'
import { UpstreamError } from './upstreamError.ts'

type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

export interface Ask<Value> {
  /** Below the API's root: `/movie/496243`. */
  readonly path: string
  readonly parameters?: Parameters
  readonly schema: z.ZodMiniType<Value>
  /** Ends when the request that this call serves must have its answer. */
  readonly signal?: AbortSignal
}

/** Asks TMDB for one thing. @throws UpstreamError */
export type TmdbClient = <Value>(ask: Ask<Value>) => Promise<Value>

export interface TmdbClientOptions {
  /** The API's root, `https://api.themoviedb.org/3`. */
  readonly url: string
  readonly token: string
  /** Milliseconds that one call may take. */
  readonly callMs?: number
  /** Milliseconds for which TMDB is left alone after several failures in a row; then one call tries. */
  readonly restMs?: number
  /** Told of each call: how long it took and how it ended. */
  readonly onCall?: (call: UpstreamCall) => void
  readonly now?: () => number
}

export interface UpstreamCall {
  readonly ms: number
  readonly ok: boolean
}

/** TMDB allows about 40 requests a second; more than eight at once would only queue there. */
const callsAtOnce = 8
const callsASecond = 40
/** A retry with less time than this left could not end well. */
const leastMsForRetry = 250
/** So many failures in a row are an outage, not an accident. */
const failuresInRow = 10

/**
 * The one door to TMDB: at most eight calls at once and forty a second in this process, 1.5 s for each, one retry where the connection
 * broke or TMDB failed and time is left, and no call at all while a `Retry-After` runs. The token travels in a header only.
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
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInRow),
  })
  let closedUntil = 0

  async function once<Value>({ path, parameters = {}, schema, signal }: Ask<Value>): Promise<Value> {
    if (now() < closedUntil)
      throw new UpstreamError('limited', `TMDB asked for a pause before ${path}`, { status: 429 })
    const started = performance.now()
    let ok = false
    try {
      const deadline = AbortSignal.timeout(callMs)
      const response = await fetch(`${url}${path}${query(parameters)}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        redirect: 'error',
      })
      if (!response.ok) throw refusal(path, response)
      const body: unknown = await response.json()
      const parsed = schema.safeParse(body)
      if (!parsed.success) throw new UpstreamError('malformed', `TMDB answered ${path} in a shape that we do not know`)
      ok = true
      return parsed.data
    } catch (error) {
      throw asUpstreamError(path, error)
    } finally {
      onCall?.({ ms: performance.now() - started, ok })
    }
  }

  function refusal(path: string, response: Response): UpstreamError {
    void response.body?.cancel()
    const { status } = response
    if (status !== 429) return new UpstreamError('status', `TMDB answered ${path} with ${status}`, { status })
    closedUntil = now() + retryAfterMs(response.headers.get('retry-after'), now())
    return new UpstreamError('limited', `TMDB answered ${path} with 429`, { status })
  }

  return (ask) =>
    queue.add(
      async () => {
        const started = now()
        const attempt = () => breaker.execute(() => once(ask))
        try {
          return await attempt()
        } catch (error) {
          if (!mayRetry(error) || ask.signal?.aborted || now() - started > callMs - leastMsForRetry) {
            throw asUpstreamError(ask.path, error)
          }
          return await attempt().catch((again: unknown) => {
            throw asUpstreamError(ask.path, again)
          })
        }
      },
      ask.signal ? { signal: ask.signal } : {},
    )
}

/** Failures that tell of TMDB's state; an unknown number or a pause that it asked for does not. */
function isOutage(error: Error): boolean {
  return error instanceof UpstreamError && error.trouble !== 'limited' && (error.status ?? 500) >= 500
}

/** Parameters in a fixed order, so that equal questions have equal addresses. */
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

/** Seconds or a date (RFC 9110, 10.2.3), at most a minute; a second where it says nothing readable. */
function retryAfterMs(header: string | null, now: number): number {
  const seconds = Number(header)
  const ms = header !== null && Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header ?? '') - now
  return Number.isFinite(ms) ? Math.min(60_000, Math.max(0, ms)) : 1000
}

function asUpstreamError(path: string, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error
  if (error instanceof BrokenCircuitError) return new UpstreamError('unreachable', `TMDB is left alone before ${path}`)
  if (error instanceof SyntaxError) return new UpstreamError('malformed', `TMDB answered ${path} without JSON`)
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new UpstreamError('timeout', `TMDB did not answer ${path} in time`)
  }
  return new UpstreamError('unreachable', `TMDB could not be reached for ${path}`, { cause: error })
}
