import { AccountsUnavailableError } from '#src/accounts/profileStore.ts'
import { DomainError, type ErrorBody, MethodNotAllowedError, RateLimitedError } from '#src/domain/errors.ts'
import { log } from './log.ts'
import { safetyHeaders } from './safetyHeaders.ts'

const defect = { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } }

/** Retry-After in seconds for a 503. */
const retryAfterSeconds = '5'

/**
 * The response to a failed request: a DomainError becomes its status with `{error: {code, message}}`, and a failure of
 * the profile store a 503; any other error is logged and becomes a 500 of the same shape. Never cached.
 * @param route name of the route for the log
 */
export function errorResponse(route: string, thrown: unknown): Response {
  const error = thrown instanceof AccountsUnavailableError ? noProfiles(thrown) : thrown
  if (!(error instanceof DomainError)) {
    log('error', 'request failed', { route, error })
    return jsonResponse(500, JSON.stringify(defect), { 'cache-control': 'no-store' })
  }
  const body: ErrorBody = { error: { code: error.code, message: error.message } }
  return jsonResponse(error.status, JSON.stringify(body), {
    'cache-control': 'no-store',
    ...(error.status === 503 ? { 'retry-after': error.code === 'room_waits' ? '2' : retryAfterSeconds } : {}),
    ...(error instanceof RateLimitedError ? { 'retry-after': String(error.retryAfterSeconds) } : {}),
    ...(error instanceof MethodNotAllowedError ? { allow: error.allowed.join(', ') } : {}),
  })
}

/** The rest of the site works without the profile store. */
function noProfiles(cause: Error): DomainError {
  const message = 'Profiles cannot be reached right now. Please try again in a moment.'
  return new DomainError('unavailable', message, { cause })
}

/** A JSON response with the security headers. */
export function jsonResponse(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...safetyHeaders, ...headers },
  })
}
