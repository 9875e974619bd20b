import '#src/domain/englishMessages.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { DomainError } from '#src/domain/errors.ts'
import type { z } from '#src/domain/schema.ts'

/** What is read of a request: never its raw headers further in. */
export interface RawRequest {
  readonly url: URL
  readonly cookies: ReadonlyMap<string, string>
  /** Parsed JSON of a request that changes something; undefined where it has no body. */
  readonly body?: unknown
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
 * Finds the route that a request is for and parses its parameters by the endpoint's contract.
 * @throws DomainError not_found, method_not_allowed, forbidden (a state change from another site) or invalid_request
 */
export function parseRequest<Route extends HasEndpoint>(request: Request, routes: readonly Route[]): Match<Route> {
  if (request.url.length > maxUrlLength || !URL.canParse(request.url)) throw invalid('The address is too long.')
  const url = new URL(request.url)
  const segments = segmentsOf(url.pathname)
  const here = routes.filter(({ endpoint }) => matches(endpoint.path, segments))
  // An exact path beats one with parameters: `/movies/search` is not a genre.
  const literal = here.filter(({ endpoint }) => !endpoint.path.includes(':'))
  const candidates = literal.length > 0 ? literal : here
  if (candidates.length === 0) throw new DomainError('not_found', 'There is nothing at this address.')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const exact = candidates.find(({ endpoint }) => endpoint.method === method)
  if (!exact) {
    const allowed = candidates.map(({ endpoint }) => endpoint.method).join(', ')
    throw new DomainError('method_not_allowed', `This address answers only: ${allowed}.`)
  }
  if (method !== 'GET') refuseOtherSites(request, url, exact.endpoint)

  const { endpoint } = exact
  const params = parse(endpoint.params, pathParams(endpoint.path, segments))
  const query = parse(endpoint.query, queryValues(url, Object.keys(endpoint.query.shape)))
  return { route: exact, parsed: { ...params, ...query }, raw: { url, cookies: cookiesOf(request) } }
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

/** Only the known parameters. URLSearchParams never fails on broken encoding: it leaves U+FFFD, which is refused here. */
function queryValues(url: URL, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of names) {
    const given = url.searchParams.getAll(name)
    if (given.length > 1) throw invalid(`The parameter "${name}" stands more than once; give it once.`)
    const [value] = given
    if (value === undefined) continue
    if (value.includes('\uFFFD')) throw invalid(`The parameter "${name}" is not valid UTF-8.`)
    values[name] = value
  }
  return values
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

/** Of two cookies with one name the first counts (RFC 6265, 5.4), as in the CDN's key: else one request could fill the other's entry. */
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
 * Every browser names the site that a change comes from, in one header or both, and a foreign one is refused. A caller that names none is no browser: it
 * may keep a country in its own cookie, but change no account.
 */
function refuseOtherSites(request: Request, url: URL, { path }: Endpoint): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const unnamed = !path.startsWith('/api/auth/')
  const isOwn = site !== null ? site === 'same-origin' : origin !== null ? origin === url.origin : unnamed
  if (!isOwn) throw new DomainError('forbidden', 'This can only be changed from the site itself.')
}

function invalid(message: string): DomainError {
  return new DomainError('invalid_request', message)
}
