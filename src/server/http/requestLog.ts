import { env } from '#src/server/env.ts'
import { log } from './log.ts'
import type { Trace } from './trace.ts'

/**
 * Writes one JSON log line per request: route and outcome. Query, IP address and user agent are not logged, for
 * privacy.
 * @param route as returned by `routeOf`
 * @param ms duration of the request in milliseconds
 */
export function logRequest(route: string, request: Request, response: Response, trace: Trace, ms: number): void {
  if (env().LOG_REQUESTS === '0') return
  log('info', 'request', {
    route,
    method: request.method,
    status: response.status,
    ms: Math.round(ms),
    cache: trace.cache[0] ?? 'none',
    upstreamCalls: trace.upstreamCalls,
    upstreamMs: Math.round(trace.upstreamMs),
    redisMs: Math.round(trace.redisMs),
    ...(response.headers.has('moodlight-degraded') ? { degraded: response.headers.get('moodlight-degraded') } : {}),
  })
}

/** The same figures as a Server-Timing header value (W3C Server Timing). */
export function serverTiming(trace: Trace, ms: number): string {
  const parts = [`total;dur=${ms.toFixed(1)}`, `cache;desc=${trace.cache[0] ?? 'none'}`]
  if (trace.upstreamCalls > 0)
    parts.push(`upstream;dur=${trace.upstreamMs.toFixed(1)};desc="${trace.upstreamCalls} calls"`)
  if (trace.redisMs > 0) parts.push(`redis;dur=${trace.redisMs.toFixed(1)}`)
  return parts.join(', ')
}

/**
 * The pattern of the route, not the path: a path may contain user input, or a mood, which is personal.
 * @param paths patterns of the existing routes; a segment that begins with a colon is a parameter
 * @returns the matching pattern, `none`, or `unreadable` for an invalid URL
 */
export function routeOf(request: Request, paths: readonly string[]): string {
  if (!URL.canParse(request.url)) return 'unreadable'
  const parts = new URL(request.url).pathname.replace(/\/$/, '').split('/')
  const matches = (path: string): boolean => {
    const wanted = path.split('/')
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  const found = paths.filter(matches)
  return found.find((path) => !path.includes(':')) ?? found[0] ?? 'none'
}
