import '#src/domain/englishMessages.ts'
import { describe, expect, it } from 'vitest'
import { DomainError } from '#src/domain/errors.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { genres } from '#src/domain/title/genre.ts'
import { answerHeaders } from '#src/server/http/answerHeaders.ts'
import { parseRequest } from '#src/server/http/parseRequest.ts'
import { canonicalIds } from './canonicalIds.ts'
import { urlOf } from './client.ts'
import { contract } from './contract.ts'
import { defineEndpoint } from './endpoint.ts'

const routes = Object.entries(contract).map(([name, endpoint]) => ({ name, endpoint }))

/** Which endpoint a request of this site is for, and what its use case is given. */
function asked(method: string, target: string): { name: string; input: Readonly<Record<string, unknown>> } {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const request = new Request(new URL(target, 'https://moodlight.example'), { method, headers })
  const { route, parsed } = parseRequest(request, routes)
  return { name: route.name, input: parsed }
}

function refusal(method: string, target: string): string {
  try {
    asked(method, target)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_request') return error.message
    throw error
  }
  throw new Error(`accepted ${method} ${target}`)
}

const everything =
  '?country=br&locale=de&page=7&q=%20two%20%09%20words%20&contentType=tv&ids=tv-2,movie-1,tv-2&utm_source=mail'
const audience = { country: 'BR', locale: 'de' }
const page = { page: 7 }
const q = { q: 'two words' }
const requests: [name: string, method: string, path: string, input: Record<string, unknown>][] = [
  ['location', 'GET', '/api/location', {}],
  ['setLocation', 'POST', '/api/location/set', { country: 'BR' }],
  ['moodRecommendations', 'GET', '/api/mood-recommendations/cry', { moodId: 'cry', ...audience, contentType: 'tv' }],
  ['moodPool', 'GET', '/api/mood-recommendations/calm/pool', { moodId: 'calm', ...audience, contentType: 'tv' }],
  ['moodRoom', 'GET', '/api/mood-recommendations/calm/room', { moodId: 'calm', country: 'BR', contentType: 'tv' }],
  ['movies', 'GET', '/api/movies', { ...audience, ...page }],
  ['searchMovies', 'GET', '/api/movies/search', { ...audience, ...q }],
  ['moviesOfGenre', 'GET', '/api/movies/genre/Sci-Fi', { genre: 'Science Fiction', ...audience, ...page }],
  ['trendingMovies', 'GET', '/api/movies/trending', audience],
  ['tvShows', 'GET', '/api/tv-shows', { ...audience, ...page }],
  ['searchTvShows', 'GET', '/api/tv-shows/search', { ...audience, ...q }],
  ['tvShowsOfGenre', 'GET', '/api/tv-shows/genre/drama', { genre: 'Drama', ...audience, ...page }],
  ['trendingTvShows', 'GET', '/api/tv-shows/trending', audience],
  ['search', 'GET', '/api/search', { ...audience, ...q }],
  ['title', 'GET', '/api/titles/movie-129', { id: 'movie-129', ...audience }],
  ['titlesByIds', 'GET', '/api/titles', { ids: ['movie-1', 'tv-2'], ...audience }],
  ['roomByWish', 'GET', '/api/titles/by-wish/room', { country: 'BR' }],
  ['titlesByWish', 'GET', '/api/titles/by-wish', { ...audience, skip: 0, count: 8 }],
  ['user', 'GET', '/api/auth/user', {}],
  ['updateUser', 'PATCH', '/api/auth/user', {}],
  ['deleteUser', 'DELETE', '/api/auth/user', {}],
  ['account', 'GET', '/api/auth/user/account', {}],
  ['exportUser', 'GET', '/api/auth/user/export', {}],
  ['signOutEverywhere', 'POST', '/api/auth/user/sign-out-everywhere', {}],
  ['endSession', 'DELETE', `/api/auth/user/sessions/${'x'.repeat(22)}`, { sessionId: 'x'.repeat(22) }],
  ['recordMood', 'POST', '/api/auth/user/moods/laugh', { moodId: 'laugh' }],
  ['marks', 'GET', '/api/auth/marks', { since: 0 }],
  ['updateMarks', 'PATCH', '/api/auth/marks', {}],
  ['streamingPlatforms', 'GET', '/api/streaming-platforms', audience],
  ['health', 'GET', '/api/health', {}],
  ['createRoom', 'POST', '/api/together', {}],
  ['room', 'GET', '/api/together/hrtkv', { code: 'HRTKV' }],
  ['joinRoom', 'POST', '/api/together/HRTKV/join', { code: 'HRTKV' }],
  ['actInRoom', 'POST', '/api/together/HRT-KV/acts', { code: 'HRTKV' }],
]

const manyIds = (count: number) => Array.from({ length: count }, (_, index) => `movie-${index + 1}`).join(',')

describe('a request', () => {
  it.each(requests)('of %s, by %s %s, is read with the parameters that matter', (name, method, path, input) => {
    expect(asked(method, path + everything)).toEqual({ name, input })
  })

  it('is one of these', () => {
    expect(requests.map(([name]) => name).sort()).toEqual(Object.keys(contract).sort())
  })

  it('that names nothing is in English, of all types, for the first page', () => {
    expect(asked('GET', '/api/mood-recommendations/cry').input).toEqual({
      moodId: 'cry',
      locale: 'en',
      contentType: 'all',
    })
    expect(asked('GET', '/api/movies').input).toEqual({ locale: 'en', page: 1 })
    expect(asked('GET', '/api/search').input).toEqual({ locale: 'en', q: '' })
  })

  it('may name any page up to 500, and a search text of up to 200 characters', () => {
    for (const wanted of [1, 9, 10, 99, 100, 500])
      expect(asked('GET', `/api/movies?page=${wanted}`).input).toMatchObject({ page: wanted })
    const longest = 'x'.repeat(200)
    expect(asked('GET', `/api/search?q=${longest}`).input).toMatchObject({ q: longest })
  })

  it('may name up to 24 titles in any order, for a mood: callers of this site send them in one', () => {
    expect(asked('GET', `/api/titles?ids=${manyIds(24)}&moodId=calm`).input).toMatchObject({ moodId: 'calm' })
    expect(canonicalIds(['tv-2', 'movie-11', 'movie-2', 'tv-2'])).toBe('movie-11,movie-2,tv-2')
    const called = urlOf(contract.titlesByIds, { ids: canonicalIds(['tv-2', 'movie-1']), moodId: 'calm' })
    expect(called).toBe('/api/titles?ids=movie-1%2Ctv-2&moodId=calm')
    expect(asked('GET', called).input).toMatchObject({ ids: ['movie-1', 'tv-2'] })
  })

  it.each(['auto', 'AUTO'])('may say %s for no country of its own', (country) => {
    expect(asked('POST', `/api/location/set?country=${country}`).input).toEqual({ country: 'auto' })
  })

  const countries = 'one of US, BR, MX, CA, GB, AU, DE, FR, ES, IT, JP, KR, IN'
  it.each([
    ['GET', '/api/movies?country=XX', `"country" must be ${countries}.`],
    ['POST', '/api/location/set?country=XX', `"country" must be ${countries}, or auto.`],
    ['POST', '/api/location/set', '"country" is missing.'],
    ['GET', '/api/movies?locale=xx', `"locale" must be one of ${locales.join(', ')}.`],
    ['GET', '/api/mood-recommendations/cry?contentType=films', '"contentType" must be one of all, movie, tv.'],
    ['GET', '/api/mood-recommendations/angry', `"moodId" must be one of ${moodIds.join(', ')}.`],
    ['GET', '/api/movies/genre/Polka', `"genre" must be one of ${genres.join(', ')}.`],
    ['GET', '/api/titles/film-1', '"id" must be movie or tv, a hyphen, and a number.'],
    ['GET', '/api/titles', '"ids" is missing.'],
    ['GET', '/api/together/HRTKA', '"code" must be the five letters of a room.'],
    ['GET', '/api/titles?ids=', '"ids" must be 1 to 24 ids like movie-129, with commas.'],
    ['GET', '/api/titles?ids=tv-1,film-2', '"ids" must be 1 to 24 ids like movie-129, with commas.'],
    ['GET', `/api/titles?ids=${manyIds(25)}`, '"ids" must be 1 to 24 ids like movie-129, with commas.'],
    ['GET', '/api/titles?ids=tv-1&moodId=angry', `"moodId" must be one of ${moodIds.join(', ')}.`],
    ['GET', `/api/search?q=${'x'.repeat(201)}`, '"q" must be at most 200 characters.'],
  ])('by %s %s is refused: %s', (method, target, message) => {
    expect(refusal(method, target)).toBe(`The parameter ${message}`)
  })

  it.each(['0', '01', '1.5', '-1', 'x1', '1x', '', '501', '999', '1000', '5000'])(
    'for the page %j is refused',
    (wanted) => {
      expect(refusal('GET', `/api/movies?page=${wanted}`)).toBe('The parameter "page" must be a number from 1 to 500.')
    },
  )
})

describe('the CDN', () => {
  const shared = [
    ['country|locale', ['streamingPlatforms', 'title', 'trendingMovies', 'trendingTvShows']],
    ['country|locale|page', ['movies', 'moviesOfGenre', 'tvShows', 'tvShowsOfGenre']],
    ['country|locale|q', ['search', 'searchMovies', 'searchTvShows']],
    ['contentType|country|locale', ['moodPool', 'moodRecommendations']],
    ['contentType|country|second', ['moodRoom']],
    ['country|ids|locale|moodId|second', ['titlesByIds']],
    [
      'animation|avoid|count|country|feels|included|language|languages|leaveOut|like|locale|maxMinutes|maxSeasons|minMinutes|moods|notLanguages|notOrigins|notPeople|notTitles|nudges|origin|origins|own|person|services|skip|tonight|type|yearFrom|yearTo',
      ['titlesByWish'],
    ],
    [
      'animation|avoid|country|feels|language|languages|like|maxMinutes|maxSeasons|minMinutes|moods|notLanguages|notOrigins|notPeople|notTitles|origin|origins|person|services|type|yearFrom|yearTo',
      ['roomByWish'],
    ],
  ] as const
  it.each(shared)('keeps answers by %s and the visitor’s country: %j', (query, names) => {
    for (const name of names) {
      const vary = answerHeaders(contract[name])['netlify-vary']
      expect(vary, name).toMatch(/^query=[^,]+,country=us\|[^,]+,cookie=moodlight_country$/)
      expect(vary, name).toContain(`query=${query},`)
    }
  })

  it('keeps no other answer, nor does anybody', () => {
    const others = routes.filter(({ name }) => !shared.some(([, names]) => names.some((one) => one === name)))
    for (const { endpoint } of others) expect(answerHeaders(endpoint)).toEqual({ 'cache-control': 'private, no-store' })
  })

  it('keeps an answer once for all countries where its endpoint names none', () => {
    const path = '/api/plain'
    const plain = defineEndpoint({ path, response: z.string(), cache: 'shared' })
    expect(answerHeaders(plain)['netlify-vary']).toBe('query=')
    expect([plain.method, plain.path]).toEqual(['GET', path])
  })
})
