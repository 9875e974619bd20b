import type { APIRoute } from 'astro'

/** Everything may be read but the calls, which are for this site's own pages. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', site ?? url).href}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
