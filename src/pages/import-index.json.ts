import type { APIRoute } from 'astro'
import { embeddedTitles, translatedNames } from '#src/catalogue/embedded/shelf.ts'
import { defaultLocale } from '#src/domain/place/locale.ts'

/**
 * The shelf as files of other sites name it, for the import of marks: tuples of id, IMDb number (or empty), year, and
 * the English, original and translated names, each once. Fetched only when somebody imports.
 */
export const GET: APIRoute = async () => {
  const [titles, namesOf] = await Promise.all([embeddedTitles(defaultLocale), translatedNames()])
  const lines = titles.map((title) => {
    const names = new Set([title.title, title.originalTitle, ...namesOf(title)])
    return [title.id, title.imdbId ?? '', title.year ?? 0, ...names]
  })
  return new Response(JSON.stringify(lines), { headers: { 'content-type': 'application/json' } })
}
