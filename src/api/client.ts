import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'
import { send } from './send.ts'

type Values = Readonly<Record<string, string | number | undefined>>

/**
 * The URL of a call. Its query is canonical (known parameters only, sorted, empty ones omitted), so that equal calls
 * share a cache entry.
 */
export function urlOf(endpoint: Endpoint, values: Values): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(endpoint.query.shape).sort()) {
    const value = values[name]
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  return query.size > 0 ? `${path}?${query}` : path
}

/** A page of a list, and whether there is a next one. */
export interface Page<Body> {
  readonly body: Body
  readonly hasMore: boolean
}

interface CallOptions {
  readonly signal?: AbortSignal
  /** Whether the request outlives the page. */
  readonly keepalive?: boolean
}

/**
 * Calls an endpoint.
 * @param request its parameters, and `body` where it takes one
 * @returns the parsed response
 * @throws ApiError for any response that is not a success, and for a network failure (status 0)
 * @throws SyntaxError or a ZodError for a response that breaks the contract
 */
export async function call<One extends Endpoint>(
  endpoint: One,
  request: RequestOf<One>,
  options: CallOptions = {},
): Promise<ResponseOf<One>> {
  return (await callForPage(endpoint, request, options)).body
}

/** Like `call`, for a paginated list: the Link header says whether there is a next page. */
export async function callForPage<One extends Endpoint>(
  endpoint: One,
  request: RequestOf<One>,
  options: CallOptions = {},
): Promise<Page<ResponseOf<One>>> {
  const url = urlOf(endpoint, valuesOf(request))
  const { text, headers } = await send(url, endpoint.method, { body: bodyIn(request), ...options })
  const body = endpoint.response.parse(JSON.parse(text)) as ResponseOf<One>
  return { body, hasMore: /rel="next"/.test(headers.get('link') ?? '') }
}

function valuesOf(request: unknown): Values {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(request ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value
  }
  return values
}

function bodyIn(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'body' in request ? request.body : undefined
}
