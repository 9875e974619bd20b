import { z } from '#src/domain/schema.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { titleItemSchema } from './items.ts'
import { genreParameter, pageParameter, queryParameter } from './parameters.ts'

const items = z.array(titleItemSchema)

/** Lists of titles, and search. */
export const listEndpoints = {
  movies: defineEndpoint({
    path: '/api/movies',
    query: { ...audience, page: pageParameter },
    response: items,
    ...shared,
  }),
  searchMovies: defineEndpoint({
    path: '/api/movies/search',
    query: { ...audience, q: queryParameter },
    response: items,
    ...shared,
  }),
  moviesOfGenre: defineEndpoint({
    path: '/api/movies/genre/:genre',
    params: { genre: genreParameter },
    query: { ...audience, page: pageParameter },
    response: items,
    ...shared,
  }),
  trendingMovies: defineEndpoint({ path: '/api/movies/trending', query: audience, response: items, ...shared }),
  tvShows: defineEndpoint({
    path: '/api/tv-shows',
    query: { ...audience, page: pageParameter },
    response: items,
    ...shared,
  }),
  searchTvShows: defineEndpoint({
    path: '/api/tv-shows/search',
    query: { ...audience, q: queryParameter },
    response: items,
    ...shared,
  }),
  tvShowsOfGenre: defineEndpoint({
    path: '/api/tv-shows/genre/:genre',
    params: { genre: genreParameter },
    query: { ...audience, page: pageParameter },
    response: items,
    ...shared,
  }),
  trendingTvShows: defineEndpoint({ path: '/api/tv-shows/trending', query: audience, response: items, ...shared }),
  search: defineEndpoint({
    path: '/api/search',
    query: { ...audience, q: queryParameter },
    response: z.object({
      movies: items,
      tvShows: items,
      total: z.int().check(z.gte(0)),
      /** Set where no title matches the whole query: the items are the few that come nearest. */
      nearest: z.optional(z.literal(true)),
      /** Set where a series has exactly the name that was searched, and no movie matches better. */
      tvShowsFirst: z.optional(z.literal(true)),
    }),
    ...shared,
  }),
}
