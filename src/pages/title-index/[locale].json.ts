import type { APIRoute } from 'astro'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'

/** The title index for the suggestions of the search box: tuples of id, title and year. */
export function getStaticPaths() {
  return locales.map((locale) => ({ params: { locale }, props: { locale } }))
}

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const titles = await embeddedTitles(locale)
  return new Response(JSON.stringify(titles.map(({ id, title, year }) => [id, title, year])), {
    headers: { 'content-type': 'application/json' },
  })
}
