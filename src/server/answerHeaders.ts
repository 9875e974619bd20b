import type { Endpoint } from '#src/api/endpoint.ts'
import { countryCodes } from '#src/domain/country.ts'
import type { Degraded } from './ladder.ts'
import { countryCookie } from './visitorCountry.ts'

/** Seconds for which the CDN answers by itself, and for which it may answer while it asks anew. */
const freshSeconds = 300
const staleSeconds = 86_400
/** What stood in for a better answer is asked for again soon. */
const degradedSeconds = 5

/** The request's address: HTTPS decides what the country's cookie is called. */
type Address = Pick<URL, 'protocol'>
const local: Address = { protocol: 'http:' }

/**
 * How an endpoint's answers may be kept. Shared ones live on the CDN, keyed by exactly the parameters, countries and cookie that change
 * them; browsers always ask again. Private ones are kept nowhere.
 */
export function answerHeaders(endpoint: Endpoint, degraded?: Degraded, url: Address = local): Record<string, string> {
  if (endpoint.cache === 'private') return { 'cache-control': 'private, no-store' }
  const query = Object.keys(endpoint.query.shape).sort().join('|')
  return sharedHeaders([`query=${query}`, ...(endpoint.variesByCountry ? byCountry(url) : [])], degraded)
}

/** How the page of a search may be kept: like the search's answer, which stands in it. */
export function searchPageHeaders(degraded?: Degraded, url: Address = local): Record<string, string> {
  return sharedHeaders(['query=q', ...byCountry(url)], degraded)
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

/** For a page that could not be found out: it is kept nowhere, and soon tried again. */
export const unavailableHeaders = { 'cache-control': 'no-store', 'retry-after': '5' } as const

/** A title's page hardly changes; that there is none is believed for a minute. */
const pageSeconds = { page: 3600, redirect: 86_400, unknown: 60 } as const

/**
 * How an answer to the address of a title's page may be kept, where a function makes it. Such a page is the same for everybody: no parameter, country
 * or cookie changes it. Netlify takes all of the query for the key unless one is named; this one nobody sends.
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
