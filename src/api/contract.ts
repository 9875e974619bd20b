import { locationSchema } from '#src/domain/locationSchema.ts'
import { z } from '#src/domain/schema.ts'
import { accountDetailsSchema, userSchema } from '#src/domain/user.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  platformEntrySchema,
  poolItemSchema,
  recommendationItemSchema,
  titleDetailsSchema,
  titleItemSchema,
} from './items.ts'
import {
  contentTypeParameter,
  countryChoiceParameter,
  countryParameter,
  genreParameter,
  localeParameter,
  moodParameter,
  pageParameter,
  queryParameter,
  titleIdParameter,
} from './parameters.ts'

const audience = { country: countryParameter, locale: localeParameter }
const shared = { cache: 'shared', variesByCountry: true } as const
const items = z.array(titleItemSchema)

const partState = z.object({
  state: z.enum(['not configured', 'not asked yet', 'ok', 'failing']),
  latencyMs: z.optional(z.number()),
  seenAt: z.optional(z.string()),
})

/** Every endpoint of the site, for the functions that answer and the browser that asks. */
export const contract = {
  location: defineEndpoint({ path: '/api/location', response: locationSchema, cache: 'private' }),

  setLocation: defineEndpoint({
    method: 'POST',
    path: '/api/location/set',
    query: { country: countryChoiceParameter },
    response: locationSchema,
    cache: 'private',
  }),

  moodRecommendations: defineEndpoint({
    path: '/api/mood-recommendations/:moodId',
    params: { moodId: moodParameter },
    query: { ...audience, contentType: contentTypeParameter },
    response: z.array(recommendationItemSchema),
    ...shared,
  }),
  /** The same list and a dozen more: the same for everybody, so that a browser can choose for its visitor and the CDN learns nothing of them. */
  moodPool: defineEndpoint({
    path: '/api/mood-recommendations/:moodId/pool',
    params: { moodId: moodParameter },
    query: { ...audience, contentType: contentTypeParameter },
    response: z.array(poolItemSchema),
    ...shared,
  }),

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

  title: defineEndpoint({
    path: '/api/titles/:id',
    params: { id: titleIdParameter },
    query: audience,
    response: titleDetailsSchema,
    ...shared,
  }),

  /** Null when nobody is signed in: that is an answer, not an error. */
  user: defineEndpoint({ path: '/api/auth/user', response: z.nullable(userSchema), cache: 'private' }),
  updateUser: defineEndpoint({ method: 'PATCH', path: '/api/auth/user', response: userSchema, cache: 'private' }),
  /** Deletes the account: the body says `{"confirm": "DELETE"}`. */
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/user',
    response: z.object({ deleted: z.literal(true) }),
    cache: 'private',
  }),
  /** How the visitor signs in, and what they wish to be remembered. */
  account: defineEndpoint({ path: '/api/auth/user/account', response: accountDetailsSchema, cache: 'private' }),
  /** Everything that is kept of the visitor. */
  exportUser: defineEndpoint({ path: '/api/auth/user/export', response: z.unknown(), cache: 'private' }),
  /** Signs every device out. */
  signOutEverywhere: defineEndpoint({
    method: 'POST',
    path: '/api/auth/user/sign-out-everywhere',
    response: z.object({ signedOut: z.literal(true) }),
    cache: 'private',
  }),
  /** Puts a mood first in the visitor's history, where they wish one. */
  recordMood: defineEndpoint({
    method: 'POST',
    path: '/api/auth/user/moods/:moodId',
    params: { moodId: moodParameter },
    response: z.object({ recorded: z.boolean() }),
    cache: 'private',
  }),

  streamingPlatforms: defineEndpoint({
    path: '/api/streaming-platforms',
    query: audience,
    response: z.object({
      local: z.array(platformEntrySchema),
      international: z.array(platformEntrySchema),
      /** Empty when the visitor's country is unknown. */
      countryCode: z.string(),
    }),
    ...shared,
  }),

  /** How the site is, as this process last saw its parts. */
  health: defineEndpoint({
    path: '/api/health',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      build: z.string(),
      catalogue: z.enum(['embedded', 'tmdb']),
      redis: partState,
      tmdb: partState,
    }),
    cache: 'private',
  }),

  search: defineEndpoint({
    path: '/api/search',
    query: { ...audience, q: queryParameter },
    response: z.object({ movies: items, tvShows: items, total: z.int().check(z.gte(0)) }),
    ...shared,
  }),
} as const

export type Contract = typeof contract
