import type { CountryCode } from '#src/domain/place/country.ts'
import type { ResponseOf } from './endpoint.ts'
import type { listEndpoints } from './listEndpoints.ts'

/** A search embedded in the HTML of its page: query, country and results. */
export interface RenderedSearch {
  readonly query: string
  /** Null where it is unknown. */
  readonly country: CountryCode | null
  /** Set where the query was understood as a wish: an answer by feel stands below, and only hits by name above. */
  readonly byFeel?: boolean
  /** Keys of what the visitor took away of their words. */
  readonly drop?: readonly string[]
  readonly answer: ResponseOf<(typeof listEndpoints)['search']>
}
