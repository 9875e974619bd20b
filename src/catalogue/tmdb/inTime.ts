import { UpstreamError } from './upstreamError.ts'

/**
 * Waits for work that several callers share, for as long as this caller has time. The work itself goes on, for the
 * others and for the cache.
 * @param signal aborts when the caller's time is over; without one it waits to the end
 * @throws UpstreamError `timeout`; also whatever the work rejects with
 */
export function inTime<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new UpstreamError('timeout', 'TMDB did not answer in time'))
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })
}
