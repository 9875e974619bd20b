import { z } from '#src/domain/schema.ts'

type Shape = z.core.$ZodShape

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may cache a response: the CDN for equal requests (shared), or nobody (private). */
export type CachePolicy = 'shared' | 'private'

/** The definition of an endpoint, shared by functions and browser code. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method
  /** Segments that begin with a colon are parameters: `/api/movies/genre/:genre`. */
  readonly path: `/api/${string}`
  readonly params: z.ZodMiniObject<Params>
  /** The known query parameters. All others are ignored, and never part of a cache key. */
  readonly query: z.ZodMiniObject<Query>
  /** The JSON body of a state-changing request. Its error messages are whole English sentences for the caller. */
  readonly body?: Body | undefined
  readonly response: Response
  readonly cache: CachePolicy
  /** Whether the response depends on the visitor's country, beyond the `country` parameter. */
  readonly variesByCountry: boolean
  /**
   * Whether a plain HTML form may submit the parameters as its body, for pages without scripts. The response is then a
   * redirect to a page.
   */
  readonly takesForm: boolean
}

/**
 * The inferred type of an empty shape would be an object without known keys; `unknown` is neutral in the intersections
 * below.
 */
type Output<One extends Shape> = keyof One extends never ? unknown : z.output<z.ZodMiniObject<One>>
type Input<One extends Shape> = keyof One extends never ? unknown : z.input<z.ZodMiniObject<One>>

/** The input of an endpoint's use case: params and query combined, parsed. */
export type InputOf<One> = One extends Endpoint<infer Params, infer Query> ? Output<Params> & Output<Query> : never

/** The parsed body of a request; undefined for an endpoint without one. */
export type BodyOf<One extends Endpoint> = z.output<NonNullable<One['body']>>

type Sent<Body extends z.ZodMiniType> = undefined extends z.input<Body> ? unknown : { readonly body: z.input<Body> }

/** The input of a caller: params, query and, where the endpoint takes one, `body`, before parsing. */
export type RequestOf<One> =
  One extends Endpoint<infer Params, infer Query, z.ZodMiniType, infer Body>
    ? Input<Params> & Input<Query> & Sent<Body>
    : never

export type ResponseOf<One extends { response: z.ZodMiniType }> = z.output<One['response']>

interface Definition<
  Params extends Shape,
  Query extends Shape,
  Response extends z.ZodMiniType,
  Body extends z.ZodMiniType,
> {
  readonly method?: Method
  readonly path: `/api/${string}`
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  readonly cache: CachePolicy
  readonly variesByCountry?: boolean
  readonly takesForm?: boolean
}

/** Defines an endpoint. Defaults: GET, no parameters, no query, no body, independent of the country, no form. */
export function defineEndpoint<
  Params extends Shape = Record<never, never>,
  Query extends Shape = Record<never, never>,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
>(definition: Definition<Params, Query, Response, Body>): Endpoint<Params, Query, Response, Body> {
  const {
    method = 'GET',
    path,
    params,
    query,
    body,
    response,
    cache,
    variesByCountry = false,
    takesForm = false,
  } = definition
  return {
    method,
    path,
    params: z.object(params ?? ({} as Params)),
    query: z.object(query ?? ({} as Query)),
    body,
    response,
    cache,
    variesByCountry,
    takesForm,
  }
}
