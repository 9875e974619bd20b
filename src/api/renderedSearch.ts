import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Mentioned } from '#src/domain/title/mentioned.ts'
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
  /** The kinds of tonight's wishes that the words say already, but for what is left out. */
  readonly said?: readonly Exclude<WishKind, 'leaveOut'>[]
  /** Set where something is counted from the visitor's clock, which a page is drawn without. */
  readonly needsClock?: boolean
  /** Names of the services that the address names, by id. */
  readonly services?: Readonly<Record<string, string>>
  /** Titles that keep to the wish. */
  readonly total?: number
  /** The titles and people that the words mention, of which a browser may not know. */
  readonly names?: readonly Mentioned[]
  readonly answer: ResponseOf<(typeof listEndpoints)['search']>
}
