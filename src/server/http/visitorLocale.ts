import { languageCookie } from '#src/domain/place/languageCookie.ts'
import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'
import { localeSchema } from '#src/domain/place/localeSchema.ts'
import { cookiesOf } from './parseRequest.ts'

/**
 * The language of the page to redirect a visitor to, in order of precedence: that of the referring page, that of the
 * page to return to, that of the language cookie.
 * @param origin the configured origin of the site, where there is one
 */
export function visitorLocale(request: Request, origin: string | undefined): Locale {
  const url = new URL(request.url)
  const cookies = cookiesOf(request)
  const from = ownPath(request.headers.get('referer'), [url.origin, origin])
  const path = from ?? url.searchParams.get('returnTo') ?? wantedBefore(cookies)
  if (path !== null) return localeSchema.safeParse(path.split('/')[1]).data ?? defaultLocale
  return localeSchema.safeParse(cookies.get(languageCookie)).data ?? defaultLocale
}

/** The path of a URL on this site; the pages of identity providers say nothing about the language. */
function ownPath(address: string | null, origins: readonly (string | undefined)[]): string | null {
  if (!address || !URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origins.includes(origin) ? pathname : null
}

/** Auth.js keeps the URL to return to in a cookie while the visitor is at the identity provider. */
function wantedBefore(cookies: ReadonlyMap<string, string>): string | null {
  const [, kept = ''] = [...cookies].find(([name]) => /^(__Host-)?authjs\.callback-url$/.test(name)) ?? []
  const address = new URLSearchParams(`of=${kept}`).get('of')
  return address && URL.canParse(address) ? new URL(address).pathname : null
}
