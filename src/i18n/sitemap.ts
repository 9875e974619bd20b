import { defaultLocale, locales } from '#src/domain/locale.ts'
import { localePath } from './paths.ts'

/** The most addresses that one file may hold: https://www.sitemaps.org/protocol.html */
export const mostAddresses = 50_000

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * A site map: every page in every language, each with its other languages beside it
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param paths English paths
 * @throws RangeError above 50,000 addresses: the map must then be split into several under an index
 */
export function sitemap(site: URL, paths: readonly `/${string}`[]): string {
  if (paths.length * locales.length > mostAddresses) {
    throw new RangeError(`a site map holds at most ${mostAddresses} addresses: split it under an index`)
  }
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
