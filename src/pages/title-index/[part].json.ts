import type { APIRoute } from 'astro'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import { titlesOfRegions } from '#src/domain/title/regionalTitles.ts'

/** Number of titles in the first part, which is what the first letters wait for: some 13 KB of brotli. */
const inFirstPart = 900
/** Titles from which on a person is suggested: the search finds the others, too. */
const fewestTitles = 2

/**
 * The title index for the suggestions of the search box: tuples of id, title and year, best rated first, in two parts.
 * `en.json` is fetched when the box is focused, `en-more.json` after it. The second part ends with regional titles.
 * `people.json`, for all languages, comes last: those who take part in several titles, each
 * with how many, the busiest first.
 */
export function getStaticPaths() {
  const titles = locales.flatMap((locale) => [
    { params: { part: locale }, props: { locale, from: 0, to: inFirstPart } },
    { params: { part: `${locale}-more` }, props: { locale, from: inFirstPart, to: Number.POSITIVE_INFINITY } },
  ])
  return [...titles, { params: { part: 'people' }, props: { locale: defaultLocale, from: 0, to: 0 } }]
}

interface Props {
  readonly locale: Locale
  readonly from: number
  readonly to: number
}

export const GET: APIRoute<Props> = async ({ params, props }) =>
  new Response(JSON.stringify(params['part'] === 'people' ? await people(props) : await entries(props)), {
    headers: { 'content-type': 'application/json' },
  })

async function people({ locale }: Props): Promise<[name: string, titles: number][]> {
  const counts = new Map<string, number>()
  for (const { people } of await embeddedTitles(locale)) {
    for (const name of people) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const known = [...counts].filter(([, count]) => count >= fewestTitles)
  return known.sort(([, a], [, b]) => b - a)
}

async function entries({ locale, from, to }: Props): Promise<unknown[]> {
  const titles = [...(await embeddedTitles(locale))].sort((a, b) => b.rating - a.rating)
  const listed: unknown[] = titles.slice(from, to).map(({ id, title, year }) => [id, title, year])
  if (from > 0) {
    for (const { id, title, regionalTitles, year } of titles)
      for (const regional of titlesOfRegions({ title, regionalTitles }, locale)) listed.push([id, regional, year])
  }
  return listed
}
