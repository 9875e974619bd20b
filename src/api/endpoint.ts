import { z } from '#src/domain/schema.ts'

type Shape = z.core.$ZodShape

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How an answer may be kept: by the CDN for everybody who asks the same, or by nobody. */
export type CachePolicy = 'shared' | 'private'

/** One endpoint as both sides know it: where it is, what it takes, what it answers. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method
  /** Segments that begin with a colon are parameters: `/api/movies/genre/:genre`. */
  readonly path: `/api/${string}`
  readonly params: z.ZodMiniObject<Params>
  /** The query parameters that matter. Others are ignored, and never part of a cache key. */
  readonly query: z.ZodMiniObject<Query>
  readonly response: Body
  readonly cache: CachePolicy
  /** Whether the answer depends on the visitor's country, beyond the `country` parameter. */
  readonly variesByCountry: boolean
  /** Whether a plain HTML form may send the query's parameters as its body, for pages without scripts. Its visitor is sent on to a page. */
  readonly takesForm: boolean
}

/** A shape without keys would read as an object that may have none; here it asks for nothing. */
type Output<One extends Shape> = keyof One extends never ? unknown : z.output<z.ZodMiniObject<One>>
type Input<One extends Shape> = keyof One extends never ? unknown : z.input<z.ZodMiniObject<One>>

/** What an endpoint's use case is given: parameters and query together, parsed. */
export type InputOf<One> = One extends Endpoint<infer Params, infer Query> ? Output<Params> & Output<Query> : never

/** What a caller writes: the same before parsing. */
export type RequestOf<One> = One extends Endpoint<infer Params, infer Query> ? Input<Params> & Input<Query> : never

export type ResponseOf<One extends { response: z.ZodMiniType }> = z.output<One['response']>

interface Definition<Params extends Shape, Query extends Shape, Body extends z.ZodMiniType> {
  readonly method?: Method
  readonly path: `/api/${string}`
  readonly params?: Params
  readonly query?: Query
  readonly response: Body
  readonly cache: CachePolicy
  readonly variesByCountry?: boolean
  readonly takesForm?: boolean
}

/** Writes an endpoint down; what is left out is GET, no parameters, no query, the same for every country, no form. */
export function defineEndpoint<
  Params extends Shape = Record<never, never>,
  Query extends Shape = Record<never, never>,
  Body extends z.ZodMiniType = z.ZodMiniType,
>(definition: Definition<Params, Query, Body>): Endpoint<Params, Query, Body> {
  const {
    method = 'GET',
    path,
    params,
    query,
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
    response,
    cache,
    variesByCountry,
    takesForm,
  }
}
