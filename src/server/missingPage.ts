import type { Locale } from '#src/domain/locale.ts'

/** The built pages that say that something does not exist, by the path that they speak for: `/pt/streaming/`, `/pt/`. */
export type MissingPages = Readonly<Record<`/${string}`, string>>

/** Asked for again only after a deploy, which empties the CDN's cache; browsers keep nothing. */
const kept = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=86400',
}

/** The places that have a page of their own for what does not exist: each language, and its services. Elsewhere Netlify shows /404.html. */
export function missingPlaces(locales: readonly Locale[]): readonly `/${string}`[] {
  return ['/streaming/', ...locales.flatMap((locale): `/${string}`[] => [`/${locale}/streaming/`, `/${locale}/`])]
}

/**
 * Makes a Netlify function that answers every path without a page in its own language, with status 404. Not a redirect rule: those are matched before functions,
 * so that one for `/pt/*` would hide the pages that functions draw (https://github.com/netlify/cli/pull/6842).
 * @param pages the longest path that a request begins with wins
 * @param headers what netlify.toml and the build give a page, names in lower case
 */
export function missingPage(pages: MissingPages, headers: Readonly<Record<string, string>>) {
  const places = Object.entries(pages).sort(([one], [other]) => other.length - one.length)
  return (request: Request): Response => {
    const { pathname } = new URL(request.url)
    const page = places.find(([place]) => `${pathname}/`.toLowerCase().startsWith(place))?.[1]
    return new Response(page ?? 'There is no such page.\n', {
      status: 404,
      headers: { 'content-type': `${page ? 'text/html' : 'text/plain'}; charset=utf-8`, ...kept, ...headers },
    })
  }
}
