import { log } from './log.ts'
import { safetyHeaders } from './safetyHeaders.ts'

/** What a navigation may know of its visitor's place, beside the request. */
export interface Whereabouts {
  /** The visitor's network address; only the rate limits use it, as a keyed hash. */
  readonly ip?: string
}

type Handler = (request: Request, whereabouts: Whereabouts) => Promise<Response>

/**
 * A function that a browser is sent to (signing in and out) and that answers with redirects: nobody may keep its answers, all carry the safety headers,
 * and a defect is logged and becomes a plain 500.
 */
export function navigation(handler: Handler): Handler {
  return async (request, whereabouts) => {
    const answer = await handler(request, whereabouts).catch((error: unknown) => {
      log('error', 'navigation failed', { error })
      return new Response('Something went wrong on our side. Please try again.', {
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    })
    // A redirect's headers may not be writable: the answer is made anew.
    const response = new Response(answer.body, { status: answer.status, headers: answer.headers })
    for (const [name, value] of Object.entries(safetyHeaders)) response.headers.set(name, value)
    response.headers.set('cache-control', 'private, no-store')
    return response
  }
}
