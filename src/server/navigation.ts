import { DomainError } from '#src/domain/errors.ts'
import { errorResponse } from './errorResponse.ts'
import { safetyHeaders } from './safetyHeaders.ts'

/** What a navigation may know of its visitor's place, beside the request. */
export interface Whereabouts {
  /** The visitor's network address; only the rate limits use it, as a keyed hash. */
  readonly ip?: string
}

type Handler = (request: Request, whereabouts: Whereabouts) => Promise<Response>

/**
 * A function that a browser is sent to (signing in and out) and that answers with redirects: nobody may keep its answers, all carry the safety headers,
 * another method is refused, and a defect is logged and becomes a 500.
 */
export function navigation(handler: Handler): Handler {
  return async (request, whereabouts) => {
    // Under /api even a failure is JSON.
    const answer = await answerTo(request, whereabouts, handler).catch((error) => errorResponse('navigation', error))
    // A redirect's headers may not be writable: the answer is made anew.
    const response = new Response(answer.body, { status: answer.status, headers: answer.headers })
    for (const [name, value] of Object.entries(safetyHeaders)) response.headers.set(name, value)
    response.headers.set('cache-control', 'private, no-store')
    return response
  }
}

async function answerTo(request: Request, whereabouts: Whereabouts, handler: Handler): Promise<Response> {
  // Browsers come by links, redirects and their address bar.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new DomainError('method_not_allowed', 'This address answers only: GET, HEAD.')
  }
  return await handler(request, whereabouts)
}
