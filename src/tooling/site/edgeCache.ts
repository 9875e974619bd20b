import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { geoCountryOf } from './simulatedGeo.ts'

/** A function's response as held by the edge cache; header names are in lower case. */
export interface EdgeAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  /** Brotli-compressed body, set lazily by `sendAnswer`. */
  compressed?: Buffer
}

interface Found {
  readonly answer: EdgeAnswer
  readonly status: 'hit' | 'stale' | 'miss' | null
}

interface Entry {
  readonly answer: EdgeAnswer
  readonly freshUntil: number
  readonly deadAfter: number
}

/** Parsed `Netlify-Vary` header: the request properties that belong to the cache key. */
interface Vary {
  readonly query: readonly string[]
  readonly countries: readonly string[]
  readonly cookies: readonly string[]
}

const limits = { max: 2000, maxSize: 64 * 1024 * 1024 }

/**
 * Simulates Netlify's CDN cache for function responses, as documented by Netlify. Lifetimes come from
 * `Netlify-CDN-Cache-Control`; the cache key has only the path and the query parameters, countries and cookies that
 * `Netlify-Vary` lists, so that unrelated parameters (`utm_source`) do not cause misses. Stale-while-revalidate: a
 * stale response is returned and refreshed in the background. Concurrent requests for a key are coalesced. Responses
 * that are not public, set a cookie or have a status other than 200 are not cached, nor are methods other than GET
 * and HEAD.
 * @param now clock in milliseconds, for tests
 */
export function edgeCache(now: () => number = Date.now) {
  const entries = new LRUCache<string, Entry>({ ...limits, sizeCalculation: ({ answer }) => answer.body.length + 1000 })
  const varies = new LRUCache<string, Vary>({ max: limits.max })
  const underWay = new Map<string, Promise<EdgeAnswer>>()

  function keyOf(incoming: IncomingMessage): string | null {
    const [path = '/', search = ''] = (incoming.url ?? '/').split('?')
    const vary = varies.get(path)
    if (!vary) return null
    const query = new URLSearchParams(search)
    const country = geoCountryOf(incoming).toLowerCase()
    const cookies = String(incoming.headers.cookie ?? '')
    return JSON.stringify([
      path,
      vary.query.map((name) => query.getAll(name)),
      vary.countries.includes(country) ? country : '',
      vary.cookies.map((name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? ''),
    ])
  }

  async function ask(incoming: IncomingMessage, load: () => Promise<EdgeAnswer>): Promise<EdgeAnswer> {
    const answer = await load()
    const rule = ruleOf(answer)
    if (!rule) return answer
    varies.set((incoming.url ?? '/').split('?')[0] ?? '/', varyOf(answer))
    const key = keyOf(incoming)
    if (key) entries.set(key, { answer, freshUntil: now() + rule.fresh, deadAfter: now() + rule.fresh + rule.stale })
    return answer
  }

  /** Coalesces concurrent calls of the function by cache key. */
  function askOnce(
    key: string | null,
    incoming: IncomingMessage,
    load: () => Promise<EdgeAnswer>,
  ): Promise<EdgeAnswer> {
    if (!key) return ask(incoming, load)
    const known = underWay.get(key)
    if (known) return known
    const asking = ask(incoming, load).finally(() => underWay.delete(key))
    underWay.set(key, asking)
    return asking
  }

  /** Returns the response and its cache status; null when it is not cacheable. */
  return async (incoming: IncomingMessage, load: () => Promise<EdgeAnswer>): Promise<Found> => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return { answer: await load(), status: null }
    const key = keyOf(incoming)
    const entry = key ? entries.get(key) : undefined
    if (entry && now() < entry.freshUntil) return { answer: entry.answer, status: 'hit' }
    if (entry && now() < entry.deadAfter) {
      askOnce(key, incoming, load).catch(() => {})
      return { answer: entry.answer, status: 'stale' }
    }
    const answer = await askOnce(key, incoming, load)
    return { answer, status: ruleOf(answer) ? 'miss' : null }
  }
}

function ruleOf({ status, headers }: EdgeAnswer): { fresh: number; stale: number } | null {
  const rule = headers['netlify-cdn-cache-control'] ?? ''
  if (status !== 200 || !/\bpublic\b/.test(rule) || 'set-cookie' in headers) return null
  const seconds = (name: string): number => Number(new RegExp(`\\b${name}=(\\d+)`).exec(rule)?.[1] ?? 0)
  return { fresh: seconds('max-age') * 1000, stale: seconds('stale-while-revalidate') * 1000 }
}

function varyOf({ headers }: EdgeAnswer): Vary {
  const parts = new Map(
    (headers['netlify-vary'] ?? '')
      .split(',')
      .map((part) => [part.split('=')[0]?.trim(), part.split('=')[1]?.split('|')]),
  )
  return { query: parts.get('query') ?? [], countries: parts.get('country') ?? [], cookies: parts.get('cookie') ?? [] }
}
