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
  const vary = [`query=${query}`]
  if (endpoint.variesByCountry) {
    vary.push(`country=${countryCodes.join('|').toLowerCase()}`, `cookie=${countryCookie}`)
  }
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
