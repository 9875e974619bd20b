import type { APIRoute } from 'astro'
import { sitemap } from '#src/i18n/sitemap.ts'
import { sitePaths } from '#src/server/sitePaths.ts'

/** Every page for search engines, in five languages. */
export const GET: APIRoute = async ({ site, url }) =>
  new Response(sitemap(site ?? new URL(url.origin), await sitePaths()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
