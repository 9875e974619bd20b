import type { APIRoute, GetStaticPaths } from 'astro'
import { sitemap, sitemapParts } from '#src/i18n/sitemap.ts'
import { sitePaths } from '#src/server/pages/sitePaths.ts'

interface Props {
  readonly part: readonly `/${string}`[]
}

/** The parts of the site map; none if a single file can hold it. */
export const getStaticPaths = (async () => {
  const parts = sitemapParts(await sitePaths())
  return parts.length === 1
    ? []
    : parts.map((part, index) => ({ params: { number: String(index + 1) }, props: { part } }))
}) satisfies GetStaticPaths

export const GET: APIRoute<Props> = ({ site, url, props: { part } }) =>
  new Response(sitemap(site ?? new URL(url.origin), part), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
