import type { Endpoint } from '#src/api/endpoint.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import { platformEndpoints } from '#src/api/platformEndpoints.ts'
import { recommendationEndpoints } from '#src/api/recommendationEndpoints.ts'
import { lifetimes } from '#src/catalogue/tmdb/liveTitles.ts'
import type { ContentType, TitleType } from '#src/domain/contentType.ts'
import type { MoodId } from '#src/domain/mood.ts'
import { answerHeaders, pageHeaders, searchPageHeaders } from '#src/server/answerHeaders.ts'
import { listLifetime } from '#src/server/lists.ts'
import { recommendationLifetime } from '#src/server/recommendations.ts'
import { platformsLifetime } from '#src/server/streamingPlatforms.ts'
import { titleLifetime } from '#src/server/titleDetails.ts'
import type { Ask, Kind, Load, Visitor } from './ask.ts'
import { cdnPolicy } from './cdnPolicy.ts'
import { listLoad, platformsLoad, recommendationsLoad, searchLoad, trendingLoad } from './loads.ts'
import type { Lifetime } from './sharedCache.ts'

const knownPolicies = new Map<string, Pick<Ask, 'policy' | 'degradedPolicy'>>()

function policiesOf(name: string, headers: (degraded?: 'stale') => Record<string, string>) {
  const known = knownPolicies.get(name)
  if (known) return known
  const made = { policy: cdnPolicy(headers()), degradedPolicy: cdnPolicy(headers('stale')) }
  knownPolicies.set(name, made)
  return made
}

const policiesOfEndpoint = (endpoint: Endpoint) =>
  policiesOf(endpoint.path, (degraded) => answerHeaders(endpoint, degraded))

interface Shared {
  readonly kind: Kind
  readonly bundle: string
  readonly policies: Pick<Ask, 'policy' | 'degradedPolicy'>
  /** All that the answer depends on beside the visitor. */
  readonly about: string
  readonly lifetime: Lifetime | null
  readonly load: () => Load
}

/** A request that everybody in a country shares. */
function sharedAsk(visitor: Visitor, { kind, bundle, policies, about, lifetime, load }: Shared): Ask {
  const { locale, country, chosen } = visitor
  const key = `${kind}:${about}:${chosen ?? country ?? 'world'}:${locale}`
  return {
    kind,
    bundle,
    // Netlify-Vary names the country of the address and the cookie, also where the query names another.
    cdnKey: `${kind}:${about}:${locale}:${chosen ?? ''}:${country ?? ''}`,
    ...policies,
    locale,
    kept: lifetime && { key, lifetime },
    load,
  }
}

/** A request that is nobody else's. */
function privateAsk(visitor: Visitor, kind: Kind, bundle: string, commands: number): Ask {
  const { locale } = visitor
  return { kind, bundle, cdnKey: null, policy: null, degradedPolicy: null, locale, kept: null, load: null, commands }
}

export const askLocation = (visitor: Visitor): Ask => privateAsk(visitor, 'location', 'location', 0)

/** The session's version and the profile are read together: one command each. */
export const askAccount = (visitor: Visitor): Ask => privateAsk(visitor, 'account', 'auth-user', 2)

/** Whoever is signed in and has favourites gets the pool that their browser chooses from. */
export function askRecommendations(visitor: Visitor, mood: MoodId, contentType: ContentType): Ask {
  const { moodPool, moodRecommendations } = recommendationEndpoints
  return sharedAsk(visitor, {
    kind: visitor.isSignedIn ? 'pool' : 'recommendations',
    bundle: 'mood-recommendations',
    policies: policiesOfEndpoint(visitor.isSignedIn ? moodPool : moodRecommendations),
    about: `${mood}:${contentType}`,
    lifetime: recommendationLifetime,
    load: () => recommendationsLoad(visitor, mood, contentType),
  })
}

/** @param genre its number, 0 for all @param page from 1 */
export function askList(visitor: Visitor, type: TitleType, genre: number, page: number): Ask {
  return sharedAsk(visitor, {
    kind: 'list',
    bundle: bundleOf(type),
    policies: policiesOfEndpoint(genre === 0 ? listEndpoints.movies : listEndpoints.moviesOfGenre),
    about: `${type}:${genre}:${page}`,
    lifetime: listLifetime,
    load: () => listLoad(visitor, type, genre, page),
  })
}

export function askTrending(visitor: Visitor, type: TitleType): Ask {
  return sharedAsk(visitor, {
    kind: 'trending',
    bundle: bundleOf(type),
    policies: policiesOfEndpoint(listEndpoints.trendingMovies),
    about: type,
    lifetime: listLifetime,
    load: () => trendingLoad(visitor, type),
  })
}

/** @param query what stands for the text: equal texts have equal ones */
export function askSearch(visitor: Visitor, query: string): Ask {
  const policies = policiesOfEndpoint(listEndpoints.search)
  return searchAsk(visitor, query, { kind: 'search', bundle: 'search', policies })
}

/** The page that shows what is found: whoever searches from a page's header, or by a link, gets the answer with it. */
export function askSearchPage(visitor: Visitor, query: string): Ask {
  const policies = policiesOf('search page', searchPageHeaders)
  return searchAsk(visitor, query, { kind: 'search page', bundle: 'search-page', policies })
}

function searchAsk(visitor: Visitor, query: string, own: Pick<Shared, 'kind' | 'bundle' | 'policies'>): Ask {
  return sharedAsk(visitor, { ...own, about: query, lifetime: null, load: () => searchLoad(visitor, query) })
}

export function askPlatforms(visitor: Visitor): Ask {
  return sharedAsk(visitor, {
    kind: 'platforms',
    bundle: 'streaming-platforms',
    policies: policiesOfEndpoint(platformEndpoints.streamingPlatforms),
    about: '',
    lifetime: platformsLifetime,
    load: () => platformsLoad(visitor),
  })
}

/** The page of a title that only the live catalogue has. */
export function askTitlePage({ locale }: Visitor, rank: number): Ask {
  const key = `title-page:${rank}:${locale}`
  return {
    kind: 'title page',
    bundle: 'title-pages',
    cdnKey: key,
    ...policiesOf('title page', (degraded) => pageHeaders(200, degraded)),
    locale,
    kept: { key, lifetime: { fresh: titleLifetime.known, stale: titleLifetime.stale } },
    load: () => ({ calls: 0, pools: [], parts: [`tmdb:title:${rank}:${locale}`], partLifetime: lifetimes.title }),
  }
}

const bundleOf = (type: TitleType): string => (type === 'movie' ? 'movies' : 'tv-shows')
