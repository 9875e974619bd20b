import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { LRUCache } from 'lru-cache'
import { geoCountryOf } from './simulatedGeo.ts'

export interface RedirectRule {
  readonly to: string
  readonly status: number
  /** Takes precedence over a file at the same path. */
  readonly force: boolean
}

export interface NetlifyRules {
  /** Headers for a path, with names in lower case. */
  readonly headers: (pathname: string) => Promise<Readonly<Record<string, string>>>
  /** The redirect that matches a request, or null. Depends on path, query, country, cookies and `Accept-Language`. */
  readonly redirect: (incoming: IncomingMessage, origin: string) => Promise<RedirectRule | null>
}

/** Maximum number of memoized results, for headers and for redirects each. */
const rememberedRequests = 2000

/**
 * Evaluates netlify.toml, `_headers` and `_redirects` with Netlify's own packages, and memoizes the results in LRU
 * caches.
 * @param root project root, with netlify.toml
 * @param dist publish folder
 */
export function netlifyRules({ root, dist }: { readonly root: string; readonly dist: string }): NetlifyRules {
  const configPath = resolve(root, 'netlify.toml')
  const headersHandler = new HeadersHandler({ configPath, projectDir: root, publishDir: dist, logger: console })
  const headersByPath = new LRUCache<string, Promise<Readonly<Record<string, string>>>>({ max: rememberedRequests })
  const redirects = new LRUCache<string, Promise<RedirectRule | null>>({ max: rememberedRequests })
  const redirectsByCountry = new Map<string, RedirectsHandler>()

  return {
    headers(pathname) {
      let headers = headersByPath.get(pathname)
      if (!headers) {
        headers = headersHandler.apply(new Request(`http://localhost${pathname}`)).then(lowerCased)
        headersByPath.set(pathname, headers)
      }
      return headers
    },
    async redirect(incoming, origin) {
      const country = geoCountryOf(incoming)
      const headers = plainHeaders(incoming)
      const key = JSON.stringify([country, headers, incoming.url])
      let rule = redirects.get(key)
      if (!rule) {
        rule = find(`${origin}${incoming.url ?? '/'}`, country, headers)
        redirects.set(key, rule)
      }
      return await rule
    },
  }

  async function find(url: string, country: string, headers: Record<string, string>): Promise<RedirectRule | null> {
    if (!URL.canParse(url) || !isDecodable(new URL(url).pathname)) return null
    const match = await handlerFor(country).match(new Request(url, { headers }))
    if (!match) return null
    const { statusCode: status, targetRelative: to, force } = match
    return { to, status, force }
  }

  /** RedirectsHandler is constructed with a fixed country, so there is one handler per country. */
  function handlerFor(country: string): RedirectsHandler {
    const known = redirectsByCountry.get(country)
    if (known) return known
    const handler = new RedirectsHandler({
      configPath,
      configRedirects: [],
      // Without a country the handler assumes the US; `zz` matches no rule.
      geoCountry: country || 'zz',
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: root,
      publicDir: dist,
    })
    redirectsByCountry.set(country, handler)
    return handler
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function plainHeaders(incoming: IncomingMessage): Record<string, string> {
  const { cookie = '', 'accept-language': language = '' } = incoming.headers
  return { cookie, 'accept-language': language }
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
