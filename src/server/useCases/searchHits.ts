import type { TitleItem } from '#src/api/items.ts'
import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { FoundItems } from './lists.ts'

/**
 * Limit per type, so that series stay within reach below the movies, and a search page rendered with its results fits
 * into the initial TCP congestion window (14.6 KB). The search within one type's list shows more (`searchLimit` in
 * catalogue/catalogue.ts).
 */
const mostOfType = 13

/**
 * Groups search results as the search endpoint returns them: the best movies, the best series, the total of both,
 * and whether they are only the nearest.
 */
export function searchHits({ items: hits, nearest }: FoundItems): RenderedSearch['answer'] {
  const best = (type: TitleType): TitleItem[] =>
    hits.filter(({ contentType }) => contentType === type).slice(0, mostOfType)
  const movies = best('movie')
  const tvShows = best('tv')
  return {
    movies,
    tvShows,
    total: movies.length + tvShows.length,
    ...(nearest ? { nearest } : {}),
  }
}
