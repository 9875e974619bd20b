import type { APIRoute } from 'astro'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { titlesOfRegions } from '#src/domain/title/regionalTitles.ts'

/** Number of titles in the first part, which is what the first letters wait for: some 13 KB of brotli. */
const inFirstPart = 900

/**
 * The title index for the suggestions of the search box: tuples of id, title and year, best rated first, in two parts.
 * `en.json` is fetched when the box is focused, `en-more.json` after it. The second part ends with regional titles.
 */
export function getStaticPaths() {
  return locales.flatMap((locale) => [
    { params: { part: locale }, props: { locale, from: 0, to: inFirstPart } },
    { params: { part: `${locale}-more` }, props: { locale, from: inFirstPart, to: Number.POSITIVE_INFINITY } },
  ])
}

interface Props {
  readonly locale: Locale
  readonly from: number
  readonly to: number
}

export const GET: APIRoute<Props> = async ({ props: { locale, from, to } }) => {
  const titles = [...(await embeddedTitles(locale))].sort((a, b) => b.rating - a.rating)
  const entries: unknown[] = titles.slice(from, to).map(({ id, title, year }) => [id, title, year])
  if (from > 0) {
    for (const { id, title, regionalTitles, year } of titles)
      for (const regional of titlesOfRegions({ title, regionalTitles }, locale)) entries.push([id, regional, year])
  }
  return new Response(JSON.stringify(entries), {
    headers: { 'content-type': 'application/json' },
  })
}
