import type { CountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { CdnPolicy } from './cdnPolicy.ts'
import type { Lifetime } from './sharedCache.ts'

/** Who asks, as far as an answer depends on it. */
export interface Visitor {
  readonly locale: Locale
  /** Where the network address is; null outside of the thirteen countries. */
  readonly country: CountryCode | null
  /** The country that was chosen by hand, if any: it travels in the query and the cookie. */
  readonly chosen: CountryCode | null
  readonly edge: string
  readonly isNew: boolean
  readonly isSignedIn: boolean
}

/** What is kept by itself because many answers need it, and what asking TMDB for it takes. */
export interface Pool {
  readonly key: string
  /** Calls, wave after wave: the next is asked when the one before is there. */
  readonly waves: readonly number[]
}

/** What an answer takes when nothing of it is known. */
export interface Load {
  /** Calls to TMDB that cannot be spared, asked at once. */
  readonly calls: number
  readonly pools: readonly Pool[]
  /** What else is looked up, each kept by itself and one call when it is not: services of titles, or their details. */
  readonly parts: readonly string[]
  readonly partLifetime: Lifetime
}

/** The kinds of requests that a function may have to answer. */
export type Kind =
  | 'location'
  | 'account'
  | 'recommendations'
  | 'pool'
  | 'list'
  | 'trending'
  | 'search'
  | 'search page'
  | 'platforms'
  | 'title page'

/** One request that a function may have to answer. */
export interface Ask {
  readonly kind: Kind
  /** Whose file in netlify/functions answers. */
  readonly bundle: string
  /** The CDN's key; null for what it does not keep. */
  readonly cdnKey: string | null
  /** For an answer as it should be, and for one that stands in for it. */
  readonly policy: CdnPolicy | null
  readonly degradedPolicy: CdnPolicy | null
  readonly locale: Locale
  /** The key and lifetime in the cache; null for what is too various to keep. */
  readonly kept: { readonly key: string; readonly lifetime: Lifetime } | null
  readonly load: (() => Load) | null
  /** Commands to Redis beside those of the cache. */
  readonly commands?: number
}
