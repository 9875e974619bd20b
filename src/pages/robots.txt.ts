import type { APIRoute } from 'astro'

/** Everything may be crawled except the API. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', site ?? url).href}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
