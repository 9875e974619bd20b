import { env } from './env.ts'
import { log } from './log.ts'
import type { Trace } from './trace.ts'

/**
 * One JSON line for each request: what was asked for and how it went. No query, no address, no agent: nothing of the visitor.
 * @param route as `routeOf` names it
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

/** Server-Timing (W3C): the same figures for whoever looks at the answer. */
export function serverTiming(trace: Trace, ms: number): string {
  const parts = [`total;dur=${ms.toFixed(1)}`, `cache;desc=${trace.cache[0] ?? 'none'}`]
  if (trace.upstreamCalls > 0)
    parts.push(`upstream;dur=${trace.upstreamMs.toFixed(1)};desc="${trace.upstreamCalls} calls"`)
  if (trace.redisMs > 0) parts.push(`redis;dur=${trace.redisMs.toFixed(1)}`)
  return parts.join(', ')
}

/**
 * The route, not the path: what stands in a path may be what somebody typed, or a mood that is nobody's business.
 * @param paths of the routes that there are; a part that begins with a colon is a parameter
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
