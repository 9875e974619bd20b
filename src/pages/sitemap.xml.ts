import type { APIRoute } from 'astro'
import { sitemap, sitemapIndex, sitemapParts } from '#src/i18n/sitemap.ts'
import { sitePaths } from '#src/server/pages/sitePaths.ts'

/** The site map of all pages in five languages; a site map index if a single file cannot hold it. */
export const GET: APIRoute = async ({ site, url }) => {
  const base = site ?? new URL(url.origin)
  const parts = sitemapParts(await sitePaths())
  const [only = []] = parts
  return new Response(parts.length === 1 ? sitemap(base, only) : sitemapIndex(base, parts.length), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
