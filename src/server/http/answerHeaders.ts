import type { Endpoint } from '#src/api/endpoint.ts'
import { noWishes } from '#src/domain/evening/tonight.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import type { Degraded } from '#src/server/useCases/fromCatalogue.ts'
import { countryCookie } from './countryCookie.ts'

/** Seconds for which the CDN serves a cached response, and for which it may then serve it stale while revalidating. */
const freshSeconds = 300
const staleSeconds = 86_400
/** TTL in seconds of a degraded response, so that it is replaced soon. */
const degradedSeconds = 5

/** The request's URL: its scheme determines the name of the country cookie. */
type Address = Pick<URL, 'protocol'>
const local: Address = { protocol: 'http:' }

/**
 * Cache headers of an endpoint's responses. Shared responses are cached by the CDN, keyed by exactly the query
 * parameters, countries and cookie that change them; browsers always revalidate. Private responses are not stored
 * anywhere.
 * @param degraded shortens the TTL and is reported in the `moodlight-degraded` header
 * @param url of the request; its scheme selects the name of the country cookie
 */
export function answerHeaders(endpoint: Endpoint, degraded?: Degraded, url: Address = local): Record<string, string> {
  if (endpoint.cache === 'private') return { 'cache-control': 'private, no-store' }
  const query = Object.keys(endpoint.query.shape).sort().join('|')
  return sharedHeaders([`query=${query}`, ...(endpoint.variesByCountry ? byCountry(url) : [])], degraded)
}

/** What a search page is drawn by: all that an address can wish for tonight, and the words. */
const searchParameters = ['drop', 'q', ...Object.keys(noWishes)].sort().join('|')

/**
 * Cache headers of a server-rendered search page: as for the search response that it embeds, and by what the visitor
 * dropped of their words and set for tonight.
 */
export function searchPageHeaders(degraded?: Degraded, url: Address = local): Record<string, string> {
  return sharedHeaders([`query=${searchParameters}`, ...byCountry(url)], degraded)
}

function byCountry(url: Address): string[] {
  return [`country=${countryCodes.join('|').toLowerCase()}`, `cookie=${countryCookie(url)}`]
}

function sharedHeaders(vary: readonly string[], degraded: Degraded | undefined): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': degraded
      ? `public, max-age=${degradedSeconds}`
      : `public, durable, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    ...(degraded ? { 'moodlight-degraded': degraded } : {}),
    'netlify-vary': vary.join(','),
    'cache-tag': 'catalogue',
  }
}

/** Headers of a page whose content could not be determined: not stored, retried after 5 seconds. */
export const unavailableHeaders = { 'cache-control': 'no-store', 'retry-after': '5' } as const

/** TTLs in seconds. Title pages rarely change; a 404 is cached for one minute only. */
const pageSeconds = { page: 3600, redirect: 86_400, unknown: 60 } as const

/**
 * Cache headers of a title page that a function renders. Such a page is the same for every visitor: no query parameter,
 * country or cookie changes it. Netlify uses the whole query as part of the cache key unless `netlify-vary` names a
 * parameter; `none` is a name that no request uses.
 */
export function pageHeaders(status: 200 | 301 | 404 | 503, degraded?: Degraded): Record<string, string> {
  if (status === 503) return unavailableHeaders
  const kept = {
    200: `public, durable, max-age=${pageSeconds.page}, stale-while-revalidate=${staleSeconds}`,
    301: `public, durable, max-age=${pageSeconds.redirect}`,
    404: `public, max-age=${pageSeconds.unknown}`,
  }
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': degraded ? `public, max-age=${degradedSeconds}` : kept[status],
    ...(degraded ? { 'moodlight-degraded': degraded } : {}),
    'netlify-vary': 'query=none',
    'cache-tag': 'catalogue',
  }
}
