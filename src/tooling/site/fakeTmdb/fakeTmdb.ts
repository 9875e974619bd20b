import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type FakeTitle, fakeOffers, fakeProviders, fakeTitles } from './fixtures.ts'
import { shelfFixtures } from './shelfFixtures.ts'

export interface FakeTmdb {
  /** Root URL of the API, for `TMDB_API_URL`. */
  readonly url: string
  readonly token: string
  readonly close: () => Promise<void>
}

const pageLength = 20

/**
 * Starts a fake TMDB server on 127.0.0.1 that serves generated titles: lists, `discover`, search, details with
 * `append_to_response`, watch providers and errors (401, 404). It also knows the embedded catalogue's titles by number.
 * @param port 0 for any free one
 * @param retold maps each title before serving, for tests of unusual content
 */
export async function startFakeTmdb(port = 0, retold = (title: FakeTitle): FakeTitle => title): Promise<FakeTmdb> {
  const token = 'fake-tmdb-token'
  const titles: Titles = { movie: fakeTitles.movie.map(retold), tv: fakeTitles.tv.map(retold) }
  const shelf = await shelfFixtures()
  const ofShelf = (id: string): FakeTitle | undefined => {
    const title = shelf.get(id)
    return title && retold(title)
  }
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (incoming.headers.authorization !== `Bearer ${token}`) return send(outgoing, 401, failed(7, 'Invalid API key'))
    const body = answer(url, titles, ofShelf)
    if (body) send(outgoing, 200, body)
    else send(outgoing, 404, failed(34, 'The resource you requested could not be found.'))
  })
  // As in tests/support/localServer.ts: a connection that is closed while idle loses a busy client's next request.
  server.keepAliveTimeout = 60_000
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the fake has no port')
  return {
    url: `http://127.0.0.1:${address.port}/3`,
    token,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

type Titles = typeof fakeTitles

function answer(
  { pathname, searchParams }: URL,
  titles: Titles,
  ofShelf: (id: string) => FakeTitle | undefined,
): unknown {
  const path = pathname.replace(/^\/3/, '')
  if (path === '/configuration') return { images: { secure_base_url: 'https://image.tmdb.org/t/p/' } }
  const language = searchParams.get('language') ?? 'en-US'
  const list = /^\/(discover\/(movie|tv)|(movie|tv)\/popular|trending\/(movie|tv)\/week|search\/(movie|tv))$/.exec(path)
  if (list) {
    const type: TitleType = path.includes('movie') ? 'movie' : 'tv'
    return page(matching(titles[type], path, searchParams), Number(searchParams.get('page') ?? 1), language, path)
  }
  if (path === '/search/person') return { results: peopleNamed(searchParams.get('query') ?? '') }
  const credits = /^\/person\/(\d+)\/combined_credits$/.exec(path)
  if (credits) return creditsOfPerson(Number(credits[1]), titles, language)
  const providers = /^\/watch\/providers\/(movie|tv)$/.exec(path)
  if (providers) {
    const region = searchParams.get('watch_region')
    return { results: fakeProviders.filter((one) => !region || region in one.display_priorities) }
  }
  const details = /^\/(movie|tv)\/(\d+)(\/keywords|\/watch\/providers)?$/.exec(path)
  const type = details?.[1] === 'tv' ? 'tv' : 'movie'
  const number = Number(details?.[2])
  const place = titles[type].findIndex(({ id }) => id === number)
  const title = titles[type][place] ?? (details ? ofShelf(`${type}-${number}`) : undefined)
  if (!title) return null
  // Those of the embedded catalogue are all to be had somewhere.
  const index = place < 0 ? number % 8 : place
  if (details?.[3] === '/keywords') return { id: title.id, ...keywordsOf(title) }
  if (details?.[3]) return { id: title.id, results: fakeOffers(index) }
  const appended = (searchParams.get('append_to_response') ?? '').split(',')
  return {
    ...detailsOf(title, language),
    ...(appended.includes('keywords') ? { keywords: keywordsOf(title) } : {}),
    ...(appended.includes('watch/providers') ? { 'watch/providers': { results: fakeOffers(index) } } : {}),
    ...(appended.includes('credits') ? { credits: creditsOf(title) } : {}),
    ...(appended.includes('translations') ? { translations: { translations: [translation(title)] } } : {}),
  }
}

/** The people of `creditsOf`, by number. */
const people = new Map([
  [11, 'First Lead'],
  [15, 'A Director'],
])

function peopleNamed(query: string) {
  const wanted = query.toLowerCase()
  return [...people]
    .filter(([, name]) => wanted !== '' && name.toLowerCase().includes(wanted))
    .map(([id, name]) => ({
      id,
      name,
      adult: false,
      known_for_department: id === 15 ? 'Directing' : 'Acting',
      popularity: 20,
    }))
}

function creditsOfPerson(id: number, titles: Titles, language: string) {
  const some = titles.movie.slice(0, 40).filter((title) => title.id % 11 !== 0)
  const credits = some.map((title) => ({ ...listItem(title, language), media_type: 'movie' }))
  return id === 15
    ? { id, cast: [], crew: credits.map((credit) => ({ ...credit, job: 'Director' })) }
    : { id, cast: credits.map((credit, order) => ({ ...credit, character: 'The Guest', order })), crew: [] }
}

function matching(titles: readonly FakeTitle[], path: string, parameters: URLSearchParams): readonly FakeTitle[] {
  const numbers = (name: string): number[] => (parameters.get(name) ?? '').split(/[|,]/).filter(Boolean).map(Number)
  const genres = numbers('with_genres')
  const keywords = numbers('with_keywords')
  const query = (parameters.get('query') ?? '').toLowerCase()
  return titles.filter(
    (title) =>
      (genres.length === 0 || genres.some((genre) => title.genres.includes(genre))) &&
      (keywords.length === 0 ||
        keywords.some((number) => title.keywords.some(({ id }) => id === number) || (title.id + number) % 29 === 0)) &&
      (!path.startsWith('/search') || (query !== '' && title.name.toLowerCase().includes(query))),
  )
}

function page(titles: readonly FakeTitle[], number: number, language: string, path: string) {
  const start = (number - 1) * pageLength
  const results = titles.slice(start, start + pageLength).map((title) => listItem(title, language))
  return {
    page: number,
    // Real trending lists also contain persons and records without a name.
    results: path.startsWith('/trending')
      ? [...results, { id: 1, media_type: 'person', name: 'A Person' }, { id: 2, title: null }]
      : results,
    total_pages: Math.ceil(titles.length / pageLength),
    total_results: titles.length,
  }
}

function texts(title: FakeTitle, language: string) {
  // Every third title has no translations, as is common in the real API.
  const translated = language.startsWith('en') || title.id % 3 !== 0
  const overview = !translated ? '' : language.startsWith('en') ? title.overview : `[${language}] ${title.overview}`
  return title.type === 'movie'
    ? { title: title.name, original_title: title.originalName, release_date: title.date, overview }
    : {
        name: title.name,
        original_name: title.originalName,
        first_air_date: title.date,
        origin_country: title.id % 4 === 0 ? [] : ['US'],
        overview,
      }
}

function listItem(title: FakeTitle, language: string) {
  const { id, genres, poster, vote, votes } = title
  return {
    adult: title.adult ?? false,
    id,
    genre_ids: genres,
    original_language: title.language,
    poster_path: poster,
    vote_average: vote,
    vote_count: votes,
    popularity: 10,
    ...texts(title, language),
  }
}

function detailsOf(title: FakeTitle, language: string) {
  const { genre_ids: _, ...item } = listItem(title, language)
  return {
    ...item,
    imdb_id: null,
    genres: title.genres.map((id) => ({ id, name: `Genre ${id}` })),
    production_countries: [{ iso_3166_1: 'GB', name: 'United Kingdom' }],
    ...(title.type === 'movie'
      ? { runtime: title.length }
      : { number_of_seasons: title.length, episode_run_time: [], created_by: [{ id: 5, name: 'A Maker' }] }),
  }
}

function keywordsOf(title: FakeTitle) {
  return title.type === 'movie' ? { keywords: title.keywords } : { results: title.keywords }
}

/** Every eleventh film has no director, and the cast is not sorted by `order`. */
function creditsOf({ id, type }: FakeTitle) {
  return {
    cast: [
      { id: 12, name: 'Second Lead', order: 1, character: 'The Keeper' },
      { id: 11, name: 'First Lead', order: 0, character: 'The Guest' },
      { id: 13, name: null, order: 2 },
    ],
    crew: [
      { id: 14, name: 'A Writer', job: 'Screenplay', department: 'Writing' },
      ...(type === 'movie' && id % 11 !== 0 ? [{ id: 15, name: 'A Director', job: 'Director' }] : []),
    ],
  }
}

function translation(title: FakeTitle) {
  return { iso_639_1: 'en', iso_3166_1: 'US', data: { overview: title.overview, title: title.name, name: '' } }
}

function failed(code: number, message: string) {
  return { success: false, status_code: code, status_message: message }
}

function send(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body))
}
