import type { DrawnSearch } from '#src/api/drawnSearch.ts'
import type { TitleItem } from '#src/api/items.ts'

/** What was found, as the search answers: films first, then series. */
export function searchHits(hits: readonly TitleItem[]): DrawnSearch['answer'] {
  return {
    movies: hits.filter(({ contentType }) => contentType === 'movie'),
    tvShows: hits.filter(({ contentType }) => contentType === 'tv'),
    total: hits.length,
  }
}
