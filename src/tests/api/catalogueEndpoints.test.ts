import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { type TitleItem, titleItemSchema } from '#src/api/items.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import { offerKinds } from '#src/domain/platform/offerKind.ts'
import { z } from '#src/domain/schema.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { get, refused } from '#src/tests/support/apiAnswers.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

describe('GET /api/mood-recommendations/{moodId}/pool', () => {
  it('begins with the list that everybody gets, and goes on with titles that could take a place in it', async () => {
    for (const mood of moodIds) {
      const query = `${mood}?contentType=all&country=BR`
      const list = await get(`/api/mood-recommendations/${query}`, contract.moodRecommendations.response)
      const target = `/api/mood-recommendations/${query.replace('?', '/pool?')}`
      const pool = await get(target, contract.moodPool.response)
      expect(contract.moodRecommendations.response.parse(pool.slice(0, list.length)), target).toEqual(list)
      expect(pool.length, target).toBeGreaterThanOrEqual(20)
      expect(new Set(pool.map(({ id }) => id)).size, target).toBe(pool.length)
      expect(new Set(pool.map(({ reason }) => reason)).size, target).toBe(pool.length)
      for (const { genre, genres } of pool) expect(genres).toContain(genre)
    }
  })
})

describe('GET /api/mood-recommendations/{moodId}', () => {
  const { response: schema } = contract.moodRecommendations

  it('answers every mood, type and country with at least six different titles and reasons', async () => {
    for (const mood of moodIds) {
      for (const contentType of contentTypes) {
        for (const country of ['', ...countryCodes]) {
          const target = `/api/mood-recommendations/${mood}?contentType=${contentType}${country && `&country=${country}`}`
          const items = await get(target, schema)
          expect(items.length, target).toBeGreaterThanOrEqual(6)
          expect(new Set(items.map(({ id }) => id)).size, target).toBe(items.length)
          expect(new Set(items.map(({ reason }) => reason)).size, target).toBe(items.length)
          for (const item of items) {
            if (contentType !== 'all') expect(item.contentType, target).toBe(contentType)
            expect(item.reason.length, `${target} ${item.title}`).toBeGreaterThan(20)
          }
        }
      }
    }
  })

  it('gives the same answer to the same question on the same day', async () => {
    const target = '/api/mood-recommendations/cry?contentType=all&country=BR'
    expect(await get(target, schema)).toEqual(await get(target, schema))
  })

  it('has a runtime for films, seasons for series, and services that carry it', async () => {
    for (const item of await get('/api/mood-recommendations/calm?country=US', schema)) {
      expect(item.duration !== undefined).toBe(item.contentType === 'movie')
      expect(item.seasons !== undefined).toBe(item.contentType === 'tv')
    }
  })

  it.each([
    ['/api/mood-recommendations/angry', 'one of laugh'],
    ['/api/mood-recommendations/Laugh', 'one of laugh'],
    ['/api/mood-recommendations/cry?contentType=films', 'one of all, movie, tv'],
    ['/api/mood-recommendations/cry?country=ZZ', 'one of US'],
    ['/api/mood-recommendations/cry?country=', 'one of US'],
    ['/api/mood-recommendations/cry?country=BR&country=US', 'more than once'],
    ['/api/mood-recommendations/cry?locale=xx', 'one of en'],
  ])('refuses %s and says what is allowed', async (target, allowed) => {
    const { status, code, message } = await refused(target)
    expect([status, code]).toEqual([400, 'invalid_request'])
    expect(message).toContain(allowed)
  })

  it('answers in the language that is asked for', async () => {
    const [english] = await get('/api/mood-recommendations/cry?country=BR', schema)
    const [german] = await get('/api/mood-recommendations/cry?country=BR&locale=de', schema)
    expect(german?.id).toBe(english?.id)
    expect(german?.reason).not.toBe(english?.reason)
  })
})

describe.each([
  ['/api/movies', contract.movies.response, 'movie'],
  ['/api/tv-shows', contract.tvShows.response, 'tv'],
] as const)('GET %s', (path, schema, contentType) => {
  it('lists titles of that type only, page by page, until there are no more', async () => {
    const seen = new Set<string>()
    let next: string | undefined = path
    while (next) {
      const response: Response = await callFunction(next)
      const items = schema.parse(await response.json())
      for (const item of items) {
        expect(item.contentType).toBe(contentType)
        expect(seen.has(item.id)).toBe(false)
        seen.add(item.id)
      }
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen.size).toBeGreaterThan(100)
    expect(await get(`${path}?page=500`, schema)).toEqual([])
  })

  it.each(['Sci-Fi', 'sci fi', 'science%20fiction', 'SCIENCE FICTION'])('knows the genre "%s"', async (genre) => {
    const items = await get(`${path}/genre/${encodeURIComponent(decodeURIComponent(genre))}`, schema)
    expect(items.length).toBeGreaterThan(0)
    expect(items).toEqual(await get(`${path}/genre/scifi`, schema))
  })

  it('refuses a genre that is none, and names those that are', async () => {
    const { status, message } = await refused(`${path}/genre/Telenovela`)
    expect(status).toBe(400)
    expect(message).toContain('Science Fiction')
  })

  it('has something trending', async () => {
    const items = await get(`${path}/trending?country=DE`, schema)
    expect(items.length).toBe(24)
    expect(items.every((item) => item.contentType === contentType)).toBe(true)
  })

  it.each(['0', '-1', '1.5', '501', 'two', ''])('refuses page "%s"', async (page) => {
    expect((await refused(`${path}?page=${page}`)).status).toBe(400)
  })

  it('searches nothing for an empty text', async () => {
    expect(await get(`${path}/search?q=%20%20`, schema)).toEqual([])
    expect(await get(`${path}/search`, schema)).toEqual([])
  })
})

describe('GET /api/search', () => {
  const { response: schema } = contract.search
  const firstOf = async (q: string): Promise<string | undefined> => {
    const { movies, tvShows } = await get(`/api/search?q=${encodeURIComponent(q)}`, schema)
    return (movies[0] ?? tvShows[0])?.title
  }

  it.each([
    ['la la land', 'La La Land'],
    ['La la lnad', 'La La Land'],
    ['parasit', 'Parasite'],
    ['interstelar', 'Interstellar'],
    ['intouchables', 'The Intouchables'],
    ['TRAIN busan', 'Train to Busan'],
  ])('finds by title, forgiving a typo: %s', async (q, title) => {
    expect(await firstOf(q)).toBe(title)
  })

  it('finds by accents or without, by original title, by people and by how it feels', async () => {
    const titles = async (q: string) =>
      (await get(`/api/search?q=${encodeURIComponent(q)}`, schema)).movies.map((m) => m.title)
    expect(await titles('君の名は')).toContain('Your Name')
    expect(await titles('almodovar')).toContain('Volver')
    expect(await titles('Almodóvar')).toContain('Volver')
    expect(await titles('clever heist')).toContain('The Sting')
  })

  it('counts what it found, films and series apart', async () => {
    const { movies, tvShows, total } = await get('/api/search?q=love', schema)
    expect(total).toBe(movies.length + tvShows.length)
    expect(movies.every(({ contentType }) => contentType === 'movie')).toBe(true)
    expect(tvShows.every(({ contentType }) => contentType === 'tv')).toBe(true)
  })

  it('finds nothing for nonsense, and says so without failing', async () => {
    expect(await get('/api/search?q=qqqxxzzy', schema)).toEqual({ movies: [], tvShows: [], total: 0 })
  })

  it('says that there is no title of that name, with at most a few that come near', async () => {
    const { nearest, movies, tvShows, total } = await get('/api/search?q=croquet%20club', schema)
    expect(nearest).toBe(true)
    expect([...movies, ...tvShows].map(({ title }) => title)).toContain('The Breakfast Club')
    expect(total).toBeLessThanOrEqual(6)
    expect((await get('/api/search?q=breakfast%20club', schema)).nearest).toBeUndefined()
    // A bare list cannot say so.
    expect(await get('/api/movies/search?q=croquet%20club', contract.searchMovies.response)).toEqual([])
  })

  it.each([
    ['de', 'lustig', 'Comedy'],
    ['fr', 'films d’horreur', 'Horror'],
    ['pt', 'ficção científica', 'Science Fiction'],
    ['es', 'comedia romántica', 'Romance'],
  ])('finds in %s what "%s" is', async (locale, q, genre) => {
    const query = `q=${encodeURIComponent(q)}&locale=${locale}`
    const { movies } = await get(`/api/search?${query}`, schema)
    const details = await Promise.all(
      movies.slice(0, 3).map(({ id }) => get(`/api/titles/${id}`, contract.title.response)),
    )
    expect(details.length).toBe(3)
    expect(details.every(({ genres }) => genres.includes(genre))).toBe(true)
  })

  it('takes 200 characters and refuses 201', async () => {
    expect((await callFunction(`/api/search?q=${'a'.repeat(200)}`)).status).toBe(200)
    const { status, message } = await refused(`/api/search?q=${'a'.repeat(201)}`)
    expect([status, message]).toEqual([400, 'The parameter "q" must be at most 200 characters.'])
  })
})

describe('what the CDN may keep', () => {
  it('is keyed by exactly the parameters, countries and cookie that change the answer', async () => {
    const { headers } = await callFunction('/api/movies?page=2&utm_source=mail')
    expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=300, stale-while-revalidate=86400')
    expect(headers.get('netlify-vary')).toBe(
      'query=country|locale|page,country=us|br|mx|ca|gb|au|de|fr|es|it|jp|kr|in,cookie=moodlight_country',
    )
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('addresses and methods that nothing answers', () => {
  it.each(['/api/movies/genre', '/api/movies/nothing', '/api/tv-shows/genre/Drama/more'])(
    '%s is 404',
    async (target) => {
      expect(await refused(target)).toMatchObject({ status: 404, code: 'not_found' })
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a list is 405 and names GET', async (method) => {
    const response = await callFunction('/api/movies', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it.each(['/api/movies/genre/%', '/api/movies/genre/%E0%A4%A', '/api/search?q=%FF%FE'])(
    'a broken encoding is a 400: %s',
    async (target) => {
      expect((await refused(target)).status).toBe(400)
    },
  )
})

describe('one title', () => {
  it('is told in full, with how the visitor’s country offers it', async () => {
    const response = await callFunction('/api/titles/movie-129?country=BR&locale=pt')
    const title = contract.title.response.parse(await response.json())
    expect(response.status).toBe(200)
    expect(title.title).toBe('A Viagem de Chihiro')
    expect(title.offers).toContainEqual({ platform: 'Netflix', kind: 'stream' })
    expect(title.offersSource).toBe('Moodlight')
  })

  it.each([
    ['/api/titles/movie-999999999', 404],
    ['/api/titles/film-1', 400],
  ])('%s answers %d', async (target, status) => {
    expect((await callFunction(target)).status).toBe(status)
  })
})

describe('the offers of an item', () => {
  const list = z.array(titleItemSchema)
  const targets: [string, (answer: unknown) => TitleItem[]][] = [
    ['/api/movies', list.parse],
    ['/api/movies/trending', list.parse],
    ['/api/movies/search?q=love', list.parse],
    ['/api/tv-shows/genre/comedy', list.parse],
    [
      '/api/search?q=love',
      (answer) => Object.values(contract.search.response.parse(answer)).flatMap((of) => (Array.isArray(of) ? of : [])),
    ],
    ['/api/mood-recommendations/cry', list.parse],
    ['/api/mood-recommendations/cry/pool', list.parse],
  ]
  it.each(targets)(
    '%s: each has them, in the order of its services, and says what is not included',
    async (path, read) => {
      for (const country of ['US', 'JP']) {
        const items = read(await get(`${path}${path.includes('?') ? '&' : '?'}country=${country}`, z.unknown()))
        expect(items.length).toBeGreaterThan(0)
        for (const { title, platforms, labels, offers = null } of items) {
          if (!offers) throw new Error(`${title} has no offers`)
          const order = offers.map(({ kind }) => offerKinds.indexOf(kind))
          expect(order, title).toEqual([...order].sort((a, b) => a - b))
          expect([...new Set(offers.map(({ platform }) => platform))], title).toEqual(platforms)
          const included = platforms.filter((name) =>
            offers.some((one) => one.platform === name && one.kind === 'stream'),
          )
          expect(labels === undefined, title).toBe(included.length === platforms.length)
          for (const name of included) expect(labels ?? platforms, title).toContain(name)
          const [first] = offers
          if (first?.kind === 'rent') expect(labels?.[0], title).toBe(`Rent: ${first.platform}`)
        }
      }
    },
  )
})
