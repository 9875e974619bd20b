import { languageCookie } from '#src/domain/languageCookie.ts'
import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import { localeSchema } from '#src/domain/localeSchema.ts'
import { cookiesOf } from './parseRequest.ts'

/**
 * The language for a visitor who is sent somewhere: that of the page that they come from, else of the page that they want to return to, else the
 * one that they chose.
 * @param origin the site's own, where it is pinned
 */
export function visitorLocale(request: Request, origin: string | undefined): Locale {
  const url = new URL(request.url)
  const cookies = cookiesOf(request)
  const from = ownPath(request.headers.get('referer'), [url.origin, origin])
  const path = from ?? url.searchParams.get('returnTo') ?? wantedBefore(cookies)
  if (path !== null) return localeSchema.safeParse(path.split('/')[1]).data ?? defaultLocale
  return localeSchema.safeParse(cookies.get(languageCookie)).data ?? defaultLocale
}

/** The path of an address of this site; an identity provider's pages say nothing of our languages. */
function ownPath(address: string | null, origins: readonly (string | undefined)[]): string | null {
  if (!address || !URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origins.includes(origin) ? pathname : null
}

/** Auth.js keeps the address to return to in a cookie while the visitor is at the identity provider. */
function wantedBefore(cookies: ReadonlyMap<string, string>): string | null {
  const [, kept = ''] = [...cookies].find(([name]) => /^(__Host-)?authjs\.callback-url$/.test(name)) ?? []
  const address = new URLSearchParams(`of=${kept}`).get('of')
  return address && URL.canParse(address) ? new URL(address).pathname : null
}
