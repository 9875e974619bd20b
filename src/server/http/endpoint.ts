import '#src/domain/englishMessages.ts'
import type { Context } from '@netlify/functions'
import type { BodyOf, Endpoint, InputOf, ResponseOf } from '#src/api/endpoint.ts'
import { PlainError } from '#src/domain/plainError.ts'
import { z } from '#src/domain/schema.ts'
import type { Degraded } from '#src/server/useCases/fromCatalogue.ts'
import { answerHeaders } from './answerHeaders.ts'
import { errorResponse, jsonResponse } from './errorResponse.ts'
import { parseBody } from './parseBody.ts'
import { type ParsedRequest, parseRequest, type RawRequest } from './parseRequest.ts'
import { readBody, readForm } from './readBody.ts'
import { logRequest, routeOf, serverTiming } from './requestLog.ts'
import { safetyHeaders } from './safetyHeaders.ts'
import { traced } from './trace.ts'

/** Request data that a use case may read in addition to its parsed input. */
export interface Visit {
  readonly request: RawRequest
  readonly geo: Context['geo'] | undefined
  /** The visitor's IP address. Only the rate limiter uses it, as a keyed hash. */
  readonly ip?: string
}

/** A use case's result and the headers that it adds (a cookie, a link to the next page). */
export interface Answer<Body> {
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  /** Why the result is not the best available; sent as a header, and shortens the CDN's TTL. */
  readonly degraded?: Degraded
  /** Redirect target (303) after the submission of a plain HTML form; the body is then omitted. */
  readonly seeOther?: string
}

/** What the caller knows still holds (`If-None-Match`): the response is 304 without a body. */
export interface Unchanged {
  readonly isUnchanged: true
  /** The `etag` header among them. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * @param body parses the body by the contract, when the use case has checked who sent it, since nobody else is told
 * what is wrong with it. @throws DomainError invalid_fields
 */
type UseCase<One extends Endpoint> = (
  input: InputOf<One>,
  visit: Visit,
  body: () => BodyOf<One>,
) => Promise<Answer<ResponseOf<One>> | Unchanged>

/** An endpoint with its use case, ready to be served. */
export interface Route {
  readonly endpoint: Endpoint
  /** @param sent the unparsed JSON body; undefined where there is none */
  readonly answer: (parsed: ParsedRequest, visit: Visit, sent: unknown) => Promise<Answer<unknown> | Unchanged>
}

/** Binds a use case to its endpoint; the types of both are checked against each other. */
export function route<One extends Endpoint>(endpoint: One, useCase: UseCase<One>): Route {
  return {
    endpoint,
    answer: (parsed, visit, sent) => {
      const body = () => (endpoint.body && parseBody(endpoint.body, sent)) as BodyOf<One>
      return useCase(parsed as InputOf<One>, visit, body)
    },
  }
}

/**
 * Creates a Netlify function from routes: finds the endpoint, parses the request by its contract, runs the use case and
 * serializes the result. Client errors become a 4xx with `{error: {code, message}}`; any other error is logged and
 * becomes a 500.
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
  const sent = isRead || form !== undefined ? undefined : await readBody(request)
  const answer = await route.answer(parsed, { request: raw, geo: context.geo, ip: context.ip ?? '' }, sent)
  if ('isUnchanged' in answer) {
    const unchanged = { ...safetyHeaders, ...answerHeaders(route.endpoint, undefined, raw.url), ...answer.headers }
    return new Response(null, { status: 304, headers: unchanged })
  }
  const { body, headers = {}, cookies = [], degraded, seeOther } = answer
  const ownHeaders = { ...answerHeaders(route.endpoint, degraded, raw.url), ...headers }
  const response =
    seeOther === undefined
      ? jsonResponse(200, written(route.endpoint, body), ownHeaders)
      : new Response(null, { status: 303, headers: { ...safetyHeaders, ...ownHeaders, location: seeOther } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Cached results are the same object each time, so validation and serialization are memoized per object. */
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
