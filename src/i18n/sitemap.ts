import { defaultLocale, locales } from '#src/domain/place/locale.ts'
import { localePath } from './paths.ts'

/** Maximum number of URLs per sitemap file: https://www.sitemaps.org/protocol.html */
export const mostAddresses = 50_000
const mostPaths = mostAddresses / locales.length

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Splits English paths into chunks that fit into one sitemap file each, in all locales; at least one chunk. */
export function sitemapParts<Path extends string>(paths: readonly Path[]): readonly (readonly Path[])[] {
  const count = Math.max(1, Math.ceil(paths.length / mostPaths))
  return Array.from({ length: count }, (_, index) => paths.slice(index * mostPaths, (index + 1) * mostPaths))
}

/** Path of a sitemap file when there are several; numbers start at 1. */
export function sitemapPartPath(number: number): `/${string}` {
  return `/sitemaps/${number}.xml`
}

/** Renders a sitemap index (https://www.sitemaps.org/protocol.html#index) of `count` files. */
export function sitemapIndex(site: URL, count: number): string {
  const maps = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escaped(new URL(sitemapPartPath(index + 1), site).href)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('\n')}
</sitemapindex>
`
}

/**
 * Renders a sitemap with every page in every locale, each with its alternates
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param paths English paths
 * @throws RangeError for more than 50,000 URLs; split the paths with `sitemapParts` first
 */
export function sitemap(site: URL, paths: readonly `/${string}`[]): string {
  if (paths.length > mostPaths) throw new RangeError(`a site map holds at most ${mostAddresses} addresses`)
  const urls = paths.flatMap((path) => {
    const address = (locale: (typeof locales)[number]): string => escaped(new URL(localePath(locale, path), site).href)
    const alternate = (language: string, href: string): string =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    const others =
      locales.map((locale) => alternate(locale, address(locale))).join('') +
      alternate('x-default', address(defaultLocale))
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
