import { MethodNotAllowedError } from '#src/domain/errors.ts'
import { errorResponse } from './errorResponse.ts'
import { safetyHeaders } from './safetyHeaders.ts'

/** Connection data that a navigation handler may read in addition to the request. */
export interface ConnectionInfo {
  /** The visitor's IP address. Only the rate limiter uses it, as a keyed hash. */
  readonly ip?: string
}

type Handler = (request: Request, connection: ConnectionInfo) => Promise<Response>

/**
 * Wraps a handler that browsers navigate to (sign-in and sign-out) and that responds with redirects: responses are
 * never cached and carry the security headers, methods other than GET and HEAD are rejected, and an unexpected error is
 * logged and becomes a 500.
 */
export function navigation(handler: Handler): Handler {
  return async (request, connection) => {
    // All paths are below /api, so errors are JSON, too.
    const answer = await answerTo(request, connection, handler).catch((error) => errorResponse('navigation', error))
    // The headers of a redirect may be immutable, so the response is copied.
    const response = new Response(answer.body, { status: answer.status, headers: answer.headers })
    for (const [name, value] of Object.entries(safetyHeaders)) response.headers.set(name, value)
    response.headers.set('cache-control', 'private, no-store')
    return response
  }
}

async function answerTo(request: Request, connection: ConnectionInfo, handler: Handler): Promise<Response> {
  // Browsers get here by links, redirects and the address bar.
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new MethodNotAllowedError(['GET', 'HEAD'])
  return await handler(request, connection)
}
