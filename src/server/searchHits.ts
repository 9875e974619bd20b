import type { DrawnSearch } from '#src/api/drawnSearch.ts'
import type { TitleItem } from '#src/api/items.ts'
import type { TitleType } from '#src/domain/contentType.ts'

/**
 * Of each type: series stand below the films, within reach, and a page that is drawn with its answer fits into what a server sends before it waits (14.6 KB). A list's
 * own search, of one type, shows more (`searchLimit` in catalogue/catalogue.ts).
 */
const mostOfType = 15

/** What was found, as the search answers: the best films first, then the best series; the total is of those. */
export function searchHits(hits: readonly TitleItem[]): DrawnSearch['answer'] {
  const best = (type: TitleType): TitleItem[] =>
    hits.filter(({ contentType }) => contentType === type).slice(0, mostOfType)
  const movies = best('movie')
  const tvShows = best('tv')
  return { movies, tvShows, total: movies.length + tvShows.length }
}
