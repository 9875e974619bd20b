import type { Endpoint } from '#src/api/endpoint.ts'
import type { TitleItem } from '#src/api/items.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { deps } from '#src/server/deps.ts'
import { type Answer, route, type Visit } from '#src/server/http/endpoint.ts'
import {
  type ListInput,
  listTitles,
  searchTitles,
  searchTitlesOfType,
  trendingTitles,
} from '#src/server/useCases/lists.ts'
import { searchHits } from '#src/server/useCases/searchHits.ts'
import { answerOf } from './answerOf.ts'
import { audienceOf } from './audienceOf.ts'

/**
 * Responds with one page of a list. The body is a bare array, so the next page is announced by a Link header (RFC
 * 8288).
 */
async function listAnswer(endpoint: Endpoint, input: ListInput, { request }: Visit): Promise<Answer<TitleItem[]>> {
  const { value, ...source } = await listTitles(deps(), input)
  const { items, hasMore } = value
  if (!hasMore) return { body: items, ...source }
  // Only parameters in the CDN's cache key: any other would be cached in the response for everybody.
  const query = new URLSearchParams()
  for (const name of Object.keys(endpoint.query.shape).sort()) {
    const given = name === 'page' ? String(input.page + 1) : request.url.searchParams.get(name)
    if (given !== null) query.set(name, given)
  }
  return { body: items, ...source, headers: { link: `<${request.url.pathname}?${query}>; rel="next"` } }
}

/** The routes of movies and those of series are analogous. */
function listRoutes<Type extends TitleType>(type: Type) {
  const [list, search, genre, trending] =
    type === 'movie'
      ? ([
          listEndpoints.movies,
          listEndpoints.searchMovies,
          listEndpoints.moviesOfGenre,
          listEndpoints.trendingMovies,
        ] as const)
      : ([
          listEndpoints.tvShows,
          listEndpoints.searchTvShows,
          listEndpoints.tvShowsOfGenre,
          listEndpoints.trendingTvShows,
        ] as const)
  return [
    route(list, (input, visit) =>
      listAnswer(list, { ...audienceOf(input, visit), type, genre: null, page: input.page }, visit),
    ),
    route(search, async (input, visit) =>
      answerOf(await searchTitlesOfType(deps(), { ...audienceOf(input, visit), text: input.q, contentType: type })),
    ),
    route(genre, (input, visit) =>
      listAnswer(genre, { ...audienceOf(input, visit), type, genre: input.genre, page: input.page }, visit),
    ),
    route(trending, async (input, visit) =>
      answerOf(await trendingTitles(deps(), { ...audienceOf(input, visit), type })),
    ),
  ]
}

export const movieRoutes = listRoutes('movie')
export const tvShowRoutes = listRoutes('tv')

export const searchRoute = route(listEndpoints.search, async (input, visit) => {
  const { value, ...source } = await searchTitles(deps(), {
    ...audienceOf(input, visit),
    text: input.q,
    contentType: 'all',
  })
  return { body: searchHits(value), ...source }
})
