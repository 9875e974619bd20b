import type { CountryCode } from '#src/domain/country.ts'
import type { ResponseOf } from './endpoint.ts'
import type { listEndpoints } from './listEndpoints.ts'

/** A search that stands in its page's HTML: what was searched for, for which country, and what was found. */
export interface DrawnSearch {
  readonly query: string
  /** Null where it is unknown. */
  readonly country: CountryCode | null
  readonly answer: ResponseOf<(typeof listEndpoints)['search']>
}
