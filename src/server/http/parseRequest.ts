import '#src/domain/englishMessages.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { DomainError, MethodNotAllowedError } from '#src/domain/errors.ts'
import type { z } from '#src/domain/schema.ts'
import { unsupportedBody } from './readBody.ts'

/** The parts of a request that are passed on; raw headers are not. */
export interface RawRequest {
  readonly url: URL
  readonly cookies: ReadonlyMap<string, string>
  /** The fields of a plain HTML form, where the endpoint accepts one. */
  readonly form?: URLSearchParams
  /** The `If-None-Match` header (RFC 9110, section 13.1.2). */
  readonly ifNoneMatch?: string
}

export type ParsedRequest = Readonly<Record<string, unknown>>

interface HasEndpoint {
  readonly endpoint: Endpoint
}

interface Match<Route extends HasEndpoint> {
  readonly route: Route
  readonly parsed: ParsedRequest
  readonly raw: RawRequest
}

const maxUrlLength = 4096

/**
 * Finds the route for a request and parses its parameters by the endpoint's contract.
 * @param form the body of a plain HTML form, whose fields replace the query
 * @throws DomainError not_found, method_not_allowed, forbidden (a state change from another site),
 * unsupported_media_type (a form where none is accepted) or invalid_request
 */
export function parseRequest<Route extends HasEndpoint>(
  request: Request,
  routes: readonly Route[],
  form?: string,
): Match<Route> {
  if (request.url.length > maxUrlLength || !URL.canParse(request.url)) throw invalid('The address is too long.')
  const url = new URL(request.url)
  const segments = segmentsOf(url.pathname)
  const here = routes.filter(({ endpoint }) => matches(endpoint.path, segments))
  // A literal path takes precedence over one with parameters: `/movies/search` is not a genre.
  const literal = here.filter(({ endpoint }) => !endpoint.path.includes(':'))
  const candidates = literal.length > 0 ? literal : here
  if (candidates.length === 0) throw new DomainError('not_found', 'There is nothing at this address.')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const exact = candidates.find(({ endpoint }) => endpoint.method === method)
  if (!exact) throw new MethodNotAllowedError(candidates.map(({ endpoint }) => endpoint.method))
  const { endpoint } = exact
  if (method !== 'GET') refuseOtherSites(request, url, endpoint, form !== undefined)
  if (form !== undefined && !endpoint.takesForm) throw unsupportedBody()

  const params = parse(endpoint.params, pathParams(endpoint.path, segments))
  const query = parse(endpoint.query, valuesOf(form ?? url.search.slice(1), Object.keys(endpoint.query.shape)))
  const ifNoneMatch = request.headers.get('if-none-match')
  return {
    route: exact,
    parsed: { ...params, ...query },
    raw: {
      url,
      cookies: cookiesOf(request),
      ...(form === undefined ? {} : { form: new URLSearchParams(form) }),
      ...(ifNoneMatch === null ? {} : { ifNoneMatch }),
    },
  }
}

function segmentsOf(pathname: string): string[] {
  return pathname
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment)
      } catch (cause) {
        throw new DomainError('invalid_request', 'The address holds a broken %-encoding.', { cause })
      }
    })
}

function matches(path: string, segments: readonly string[]): boolean {
  const wanted = path.split('/')
  return (
    wanted.length === segments.length &&
    wanted.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  )
}

function pathParams(path: string, segments: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [index, part] of path.split('/').entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = segments[index] ?? ''
  }
  return params
}

/**
 * The known parameters of a query or a form. URLSearchParams never fails on invalid %-encoding, it inserts U+FFFD or
 * keeps the text, so the encoding is checked here.
 * @throws DomainError invalid_request for a repeated parameter or invalid %-encoding
 */
function valuesOf(text: string, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  const sent = new URLSearchParams(text)
  const broken = brokenNames(text)
  for (const name of names) {
    const given = sent.getAll(name)
    if (given.length > 1) throw invalid(`The parameter "${name}" stands more than once; give it once.`)
    const [value] = given
    if (value === undefined) continue
    if (broken.has(name)) throw invalid(`The parameter "${name}" holds a broken %-encoding.`)
    values[name] = value
  }
  return values
}

/** The names of parameters whose %-encoding is incomplete or not valid UTF-8. */
function brokenNames(text: string): Set<string> {
  const pairs = text.split('&')
  return new Set(pairs.filter((pair) => !isDecodable(pair)).flatMap((pair) => [...new URLSearchParams(pair).keys()]))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function parse(schema: z.ZodMiniType, values: Record<string, string>): Record<string, unknown> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data as Record<string, unknown>
  const [issue] = parsed.error.issues
  const name = issue?.path.map(String).join('.') || 'request'
  const missing = values[name] === undefined
  throw invalid(
    missing ? `The parameter "${name}" is missing.` : `The parameter "${name}" ${issue?.message ?? 'is wrong'}.`,
  )
}

/**
 * Parses the Cookie header. Of duplicate names the first is used (RFC 6265, section 5.4), as in the CDN's cache key;
 * otherwise one request could poison the cache entry of another.
 */
export function cookiesOf(request: Request): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}

/**
 * Rejects cross-site requests. Browsers send Sec-Fetch-Site, Origin or both with every state-changing request. A client
 * that sends neither is not a browser: it may set a country in its own cookie, but may not change an account or a room,
 * or submit a form.
 * @throws DomainError forbidden
 */
function refuseOtherSites(request: Request, url: URL, { path }: Endpoint, isForm: boolean): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const unnamed = !isForm && !/^\/api\/(auth|together)(\/|$)/.test(path)
  const isOwn = site !== null ? site === 'same-origin' : origin !== null ? origin === url.origin : unnamed
  if (!isOwn) throw new DomainError('forbidden', 'This can only be changed from the site itself.')
}

function invalid(message: string): DomainError {
  return new DomainError('invalid_request', message)
}
