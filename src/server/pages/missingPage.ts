import type { Locale } from '#src/domain/place/locale.ts'

/** The prerendered 404 pages, by the path prefix that they cover: `/pt/streaming/`, `/pt/`. */
export type MissingPages = Readonly<Record<`/${string}`, string>>

/** The CDN keeps the page until the next deploy (which purges it) or for a day at most; browsers always revalidate. */
const kept = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=86400',
}

/**
 * The path prefixes with a 404 page of their own: each language, and the platforms in each language. Elsewhere Netlify
 * serves /404.html.
 */
export function missingPlaces(locales: readonly Locale[]): readonly `/${string}`[] {
  return ['/streaming/', ...locales.flatMap((locale): `/${string}`[] => [`/${locale}/streaming/`, `/${locale}/`])]
}

/**
 * Creates a Netlify function that responds with status 404 and the page in the path's language. It is a function, not a
 * redirect rule, because redirects are matched before functions: a rule for `/pt/*` would hide pages that functions
 * render (https://github.com/netlify/cli/pull/6842).
 * @param pages HTML by path prefix; the longest matching prefix is used
 * @param headers the headers that `_headers` sets for a page, names in lower case
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
