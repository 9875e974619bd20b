import '#src/domain/englishMessages.ts'
import type { Context } from '@netlify/functions'
import type { Endpoint, InputOf, ResponseOf } from '#src/api/endpoint.ts'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'
import { answerHeaders } from './answerHeaders.ts'
import { errorResponse, jsonResponse } from './errorResponse.ts'
import type { Degraded } from './ladder.ts'
import { type ParsedRequest, parseRequest, type RawRequest } from './parseRequest.ts'
import { readBody, readForm } from './readBody.ts'
import { logRequest, routeOf, serverTiming } from './requestLog.ts'
import { safetyHeaders } from './safetyHeaders.ts'
import { traced } from './trace.ts'

/** What a use case may know of a request beside its input. */
export interface Visit {
  readonly request: RawRequest
  readonly geo: Context['geo'] | undefined
  /** The visitor's network address; only the rate limits use it, as a keyed hash. */
  readonly ip?: string
}

/** A use case's value and the headers that it adds (a cookie, a link to the next page). */
export interface Answer<Body> {
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  /** Where the answer is not the freshest; said in a header, and kept by the CDN for a moment only. */
  readonly degraded?: Degraded
  /** The address of the page where the visitor of a plain form goes on; the body is then not sent. */
  readonly seeOther?: string
}

type UseCase<One extends Endpoint> = (input: InputOf<One>, visit: Visit) => Promise<Answer<ResponseOf<One>>>

/** An endpoint with its use case, ready to be served. */
export interface Route {
  readonly endpoint: Endpoint
  readonly answer: (parsed: ParsedRequest, visit: Visit) => Promise<Answer<unknown>>
}

/** Ties a use case to its endpoint, with both sides' types held together. */
export function route<One extends Endpoint>(endpoint: One, useCase: UseCase<One>): Route {
  return {
    endpoint,
    answer: (parsed, visit) => useCase(parsed as InputOf<One>, visit),
  }
}

/**
 * Turns routes into a Netlify function: finds the endpoint, parses the request by its contract, runs the use case, and writes the
 * answer. What a caller did wrong becomes a 4xx with `{error: {code, message}}`; a defect is logged and becomes a 500.
 */
export function serve(...routes: readonly Route[]): (request: Request, context: Context) => Promise<Response> {
  const paths = routes.map(({ endpoint }) => endpoint.path)
  return (request, context) =>
    traced(context.waitUntil?.bind(context), async (trace) => {
      const started = performance.now()
      const route = routeOf(request, paths)
      const response = await answerTo(request, context, routes).catch((error: unknown) => errorResponse(route, error))
      const ms = performance.now() - started
      response.headers.set('server-timing', serverTiming(trace, ms))
      logRequest(route, request, response, trace, ms)
      return response
    })
}

async function answerTo(request: Request, context: Context, routes: readonly Route[]): Promise<Response> {
  const form = await readForm(request)
  const { route, parsed, raw } = parseRequest(request, routes, form)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const sent = isRead || form !== undefined ? {} : { body: await readBody(request) }
  const {
    body,
    headers = {},
    cookies = [],
    degraded,
    seeOther,
  } = await route.answer(parsed, { request: { ...raw, ...sent }, geo: context.geo, ip: context.ip ?? '' })
  const ownHeaders = { ...answerHeaders(route.endpoint, degraded, raw.url), ...headers }
  const response =
    seeOther === undefined
      ? jsonResponse(200, written(route.endpoint, body), ownHeaders)
      : new Response(null, { status: 303, headers: { ...safetyHeaders, ...ownHeaders, location: seeOther } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Answers out of the cache are the same objects again and again: each is checked and written once. */
const texts = new WeakMap<object, string>()

function written(endpoint: Endpoint, body: unknown): string {
  const isObject = typeof body === 'object' && body !== null
  const known = isObject ? texts.get(body) : undefined
  if (known !== undefined) return known
  const checked = endpoint.response.safeParse(body)
  if (!checked.success) {
    throw new PlainError(`${endpoint.path}: the answer breaks the contract: ${z.prettifyError(checked.error)}`)
  }
  const text = JSON.stringify(checked.data)
  if (isObject) texts.set(body, text)
  return text
}
