import type { APIRoute } from 'astro'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'

/** Number of titles in the first part, which is what the first letters wait for: some 13 KB of brotli. */
const inFirstPart = 900

/**
 * The title index for the suggestions of the search box: tuples of id, title and year, best rated first, in two parts.
 * `en.json` is fetched when the box is focused, `en-more.json` after it.
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
  const titles = [...(await embeddedTitles(locale))].sort((a, b) => b.rating - a.rating).slice(from, to)
  return new Response(JSON.stringify(titles.map(({ id, title, year }) => [id, title, year])), {
    headers: { 'content-type': 'application/json' },
  })
}
