import { DomainError, type ErrorBody, RateLimitedError } from '#src/domain/errors.ts'
import { log } from './log.ts'
import { safetyHeaders } from './safetyHeaders.ts'

const defect = { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } }

/** Seconds; after what was unavailable it is worth another try. */
const retryAfterSeconds = '5'

/**
 * The response to a request that failed: a DomainError becomes its status with `{error: {code, message}}`, anything else is logged as a
 * defect and becomes a 500 of the same form. Never cached.
 * @param route as the log names it
 */
export function errorResponse(route: string, error: unknown): Response {
  if (!(error instanceof DomainError)) {
    log('error', 'request failed', { route, error })
    return jsonResponse(500, JSON.stringify(defect), { 'cache-control': 'no-store' })
  }
  const body: ErrorBody = { error: { code: error.code, message: error.message } }
  return jsonResponse(error.status, JSON.stringify(body), {
    'cache-control': 'no-store',
    ...(error.code === 'unavailable' ? { 'retry-after': retryAfterSeconds } : {}),
    ...(error instanceof RateLimitedError ? { 'retry-after': String(error.retryAfterSeconds) } : {}),
    ...(error.code === 'method_not_allowed' ? { allow: error.message.replace(/^.*: /, '').replace(/\.$/, '') } : {}),
  })
}

/** JSON with the safety headers that every answer carries. */
export function jsonResponse(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...safetyHeaders, ...headers },
  })
}
