import type { Endpoint } from '#src/api/endpoint.ts'
import { countryCodes } from '#src/domain/country.ts'
import type { Degraded } from './ladder.ts'
import { countryCookie } from './visitorCountry.ts'

/** Seconds for which the CDN answers by itself, and for which it may answer while it asks anew. */
const freshSeconds = 300
const staleSeconds = 86_400
/** What stood in for a better answer is asked for again soon. */
const degradedSeconds = 5

/**
 * How an endpoint's answers may be kept. Shared ones live on the CDN, keyed by exactly the parameters, countries and cookie that change
 * them; browsers always ask again. Private ones are kept nowhere.
 */
export function answerHeaders(endpoint: Endpoint, degraded?: Degraded): Record<string, string> {
  if (endpoint.cache === 'private') return { 'cache-control': 'private, no-store' }
  const query = Object.keys(endpoint.query.shape).sort().join('|')
  return sharedHeaders([`query=${query}`, ...(endpoint.variesByCountry ? byCountry : [])], degraded)
}

/** How the page of a search may be kept: like the search's answer, which stands in it. */
export function searchPageHeaders(degraded?: Degraded): Record<string, string> {
  return sharedHeaders(['query=q', ...byCountry], degraded)
}

const byCountry = [`country=${countryCodes.join('|').toLowerCase()}`, `cookie=${countryCookie}`] as const

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

/** A title's page hardly changes; that there is none is believed for a minute, and an outage is tried again soon. */
const pageSeconds = { page: 3600, redirect: 86_400, unknown: 60, retry: 5 } as const

/**
 * How an answer to the address of a title's page may be kept, where a function makes it. Such a page is the same for everybody: no parameter, country
 * or cookie changes it. Netlify takes all of the query for the key unless one is named; this one nobody sends.
 */
export function pageHeaders(status: 200 | 301 | 404 | 503, degraded?: Degraded): Record<string, string> {
  if (status === 503) return { 'cache-control': 'no-store', 'retry-after': String(pageSeconds.retry) }
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
