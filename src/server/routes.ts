import { contract } from '#src/api/contract.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { TitleItem } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import type { TitleType } from '#src/domain/contentType.ts'
import type { CountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import { deps } from './deps.ts'
import type { Answer } from './endpoint.ts'
import { route, type Visit } from './endpoint.ts'
import { env } from './env.ts'
import { health } from './health.ts'
import type { Sourced } from './ladder.ts'
import { type ListInput, listTitles, searchTitles, trendingTitles } from './lists.ts'
import { recommendationPool, recommendations } from './recommendations.ts'
import { streamingPlatforms } from './streamingPlatforms.ts'
import { titleDetails } from './titleDetails.ts'
import { countryCookie, manualLocation, visitorCountry, visitorLocation } from './visitorCountry.ts'

interface AudienceInput {
  readonly country?: CountryCode | undefined
  readonly locale: Locale
}

function audience({ country, locale }: AudienceInput, visit: Visit): Audience {
  return { country: visitorCountry(country, visit), locale }
}

function answerOf<Body>({ value, ...source }: Sourced<Body>): Answer<Body> {
  return { body: value, ...source }
}

/** A page of a list says by a Link header (RFC 8288) that there is another, because its body is the bare list. */
async function listAnswer(endpoint: Endpoint, input: ListInput, { request }: Visit): Promise<Answer<TitleItem[]>> {
  const { value, ...source } = await listTitles(deps(), input)
  const { items, hasMore } = value
  if (!hasMore) return { body: items, ...source }
  // Only what the CDN's key knows: a foreign parameter would be kept in everybody's answer.
  const query = new URLSearchParams()
  for (const name of Object.keys(endpoint.query.shape).sort()) {
    const given = name === 'page' ? String(input.page + 1) : request.url.searchParams.get(name)
    if (given !== null) query.set(name, given)
  }
  return { body: items, ...source, headers: { link: `<${request.url.pathname}?${query}>; rel="next"` } }
}

/** The four routes of films and of series are alike. */
function listRoutes<Type extends TitleType>(type: Type) {
  const [list, search, genre, trending] =
    type === 'movie'
      ? ([contract.movies, contract.searchMovies, contract.moviesOfGenre, contract.trendingMovies] as const)
      : ([contract.tvShows, contract.searchTvShows, contract.tvShowsOfGenre, contract.trendingTvShows] as const)
  return [
    route(list, (input, visit) =>
      listAnswer(list, { ...audience(input, visit), type, genre: null, page: input.page }, visit),
    ),
    route(search, async (input, visit) =>
      answerOf(await searchTitles(deps(), { ...audience(input, visit), text: input.q, contentType: type })),
    ),
    route(genre, (input, visit) =>
      listAnswer(genre, { ...audience(input, visit), type, genre: input.genre, page: input.page }, visit),
    ),
    route(trending, async (input, visit) =>
      answerOf(await trendingTitles(deps(), { ...audience(input, visit), type })),
    ),
  ]
}

export const movieRoutes = listRoutes('movie')
export const tvShowRoutes = listRoutes('tv')

export const searchRoute = route(contract.search, async (input, visit) => {
  const { value: hits, ...source } = await searchTitles(deps(), {
    ...audience(input, visit),
    text: input.q,
    contentType: 'all',
  })
  const movies = hits.filter((hit) => hit.contentType === 'movie')
  const tvShows = hits.filter((hit) => hit.contentType === 'tv')
  return { body: { movies, tvShows, total: hits.length }, ...source }
})

export const moodRecommendationsRoute = route(contract.moodRecommendations, async (input, visit) =>
  answerOf(await recommendations(deps(), { ...input, country: visitorCountry(input.country, visit) })),
)

export const moodPoolRoute = route(contract.moodPool, async (input, visit) =>
  answerOf(await recommendationPool(deps(), { ...input, country: visitorCountry(input.country, visit) })),
)

export const healthRoute = route(contract.health, async () => ({ body: health(deps(), env()) }))

export const titleRoute = route(contract.title, async (input, visit) =>
  answerOf(await titleDetails(deps(), { ...audience(input, visit), id: input.id })),
)

export const streamingPlatformsRoute = route(contract.streamingPlatforms, async (input, visit) =>
  answerOf(await streamingPlatforms(deps(), audience(input, visit))),
)

export const locationRoute = route(contract.location, async (_, visit) => ({ body: visitorLocation(visit) }))

const yearInSeconds = 31_536_000

/** Keeps a country chosen by hand in a cookie that only functions read, or forgets it. */
export const setLocationRoute = route(contract.setLocation, async ({ country }, visit) => {
  const secure = visit.request.url.protocol === 'https:' ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`
  if (country === 'auto') {
    const cookies = new Map(visit.request.cookies)
    cookies.delete(countryCookie)
    return {
      body: visitorLocation({ ...visit, request: { ...visit.request, cookies } }),
      headers: { 'set-cookie': `${countryCookie}=; Max-Age=0; ${attributes}` },
    }
  }
  return {
    body: manualLocation(country),
    headers: { 'set-cookie': `${countryCookie}=${country}; Max-Age=${yearInSeconds}; ${attributes}` },
  }
})
