import { describe, expect, it, vi } from 'vitest'
import { embeddedCatalogue } from '#src/catalogue/embedded/embeddedCatalogue.ts'
import type { FoundTitles } from '#src/catalogue/foundTitles.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { trending } from '#src/engine/trending.ts'
import { searchWords } from '#src/i18n/searchWords.ts'
import { tmdbCatalogue } from './tmdbCatalogue.ts'
import type { TmdbClient } from './tmdbClient.ts'
import { UpstreamError } from './upstreamError.ts'

const shelf = embeddedCatalogue({ rankTrending: trending, searchWords: async () => searchWords() })

interface Made {
  readonly id: number
  readonly title: string
  readonly votes?: number
  readonly vote?: number
  readonly date?: string
  readonly adult?: boolean
  readonly genres?: readonly number[]
}

/** A list item as TMDB has it, made up. */
function film({ id, title, votes = 5000, vote = 7.4, date = '2001-02-03', adult = false, genres = [18] }: Made) {
  return {
    id,
    title,
    original_title: title,
    original_language: 'en',
    overview: 'A story that is made up.',
    poster_path: '/made.jpg',
    genre_ids: genres,
    release_date: date,
    vote_average: vote,
    vote_count: votes,
    adult,
  }
}

type Answers = Readonly<Record<string, unknown>>

/** A title's details without services. */
function detailsOf(id: number) {
  const { genre_ids: _, ...facts } = film({ id, title: `Film ${id}` })
  return { ...facts, runtime: 111, genres: [], keywords: { keywords: [] }, 'watch/providers': { results: {} } }
}

/**
 * TMDB with some answers by path, details of every title, and empty lists for all other paths; an Error as an answer is
 * thrown.
 */
function clientOf(answers: Answers): TmdbClient {
  return async ({ path, schema }) => {
    const number = /^\/(?:movie|tv)\/(\d+)$/.exec(path)?.[1]
    const answer = answers[path] ?? (number ? detailsOf(Number(number)) : pageOf())
    if (answer instanceof Error) throw answer
    return schema.parse(answer)
  }
}

const pageOf = (...results: unknown[]) => ({ page: 1, results, total_pages: 1, total_results: results.length })
const starWars = {
  '/search/movie': pageOf(film({ id: 11, title: 'Star Wars', votes: 20_000, vote: 8.2 })),
  '/search/tv': pageOf({ ...film({ id: 12, title: 'Star Wars Evenings' }), name: 'Star Wars Evenings' }),
}
const down = new UpstreamError('timeout', 'TMDB did not answer in time')

async function search(
  text: string,
  answers: Answers = {},
  { locale = 'en', onGap = () => {} }: { locale?: Locale; onGap?: () => void } = {},
): Promise<FoundTitles> {
  const live = tmdbCatalogue({
    client: clientOf(answers),
    remember: async ({ load }) => ({ value: await load(), outcome: 'loaded' }),
    curated: async () => () => undefined,
    find: shelf.find,
  })
  return await live.search({ locale, country: 'US', text, contentType: 'all', onGap })
}

const namesOf = ({ titles }: FoundTitles): string[] => titles.map(({ title }) => title)

describe('a live search', () => {
  it('puts the title of that name first, then what begins so, and what nobody voted for last', async () => {
    const found = await search('harbour lights', {
      '/search/movie': pageOf(
        film({ id: 1, title: 'Harbour Lights', votes: 0 }),
        film({ id: 2, title: 'Under Harbour Lights' }),
        film({ id: 3, title: 'Harbour Lights Forever' }),
        film({ id: 4, title: 'Harbour Lights', votes: 900 }),
      ),
    })
    expect(found.titles.map(({ tmdbId }) => tmdbId)).toEqual([4, 3, 2, 1])
    expect(found).toMatchObject({ nearest: false })
  })

  it('never shows a title for adults', async () => {
    const found = await search('harbour lights', {
      '/search/movie': pageOf(film({ id: 1, title: 'Harbour Lights', adult: true })),
    })
    expect(namesOf(found)).not.toContain('Harbour Lights')
  })

  it('merges a title of both sources: the words of the editors, with the poster and votes of TMDB', async () => {
    const found = await search('starwars', {
      '/search/movie': pageOf(film({ id: 11, title: 'Star Wars', votes: 20_000, vote: 8.2 })),
    })
    expect(found.titles.filter(({ id }) => id === 'movie-11')).toHaveLength(1)
    expect(found.titles[0]).toMatchObject({ id: 'movie-11', votes: 20_000, rating: 82 })
    expect(found.titles[0]?.feels.length).toBeGreaterThan(3)
    expect(found.titles[0]?.imageUrl).toContain('made.jpg')
  })

  it('shows a person’s titles, best first, and no talk shows', async () => {
    const found = await search('ada example', {
      '/search/person': {
        results: [
          { id: 6, name: 'Adam Examples', popularity: 90, known_for_department: 'Acting' },
          { id: 7, name: 'Ada Example', popularity: 9, known_for_department: 'Acting' },
        ],
      },
      '/person/7/combined_credits': {
        cast: [
          { ...film({ id: 1, title: 'A Fair Film', vote: 6.1 }), media_type: 'movie', character: 'Ann', order: 0 },
          { ...film({ id: 2, title: 'A Great Film', vote: 8.4 }), media_type: 'movie', character: 'Bea', order: 1 },
          { ...film({ id: 3, title: 'A Chat', genres: [10767] }), media_type: 'tv', name: 'A Chat', character: 'Self' },
        ],
        crew: [],
      },
    })
    expect(namesOf(found)).toEqual(['A Great Film', 'A Fair Film'])
  })

  it.each([
    ['en', 'horror'],
    ['es', 'terror'],
    ['fr', 'films d’horreur'],
  ] as const)('takes a genre for a genre, in %s', async (locale, text) => {
    const asked = {
      '/search/movie': pageOf(
        film({ id: 1, title: '#Horror', votes: 90 }),
        film({ id: 2, title: '#Terror', votes: 90 }),
      ),
      '/discover/movie': pageOf(film({ id: 3, title: 'A Well-Known Fright', genres: [27] })),
    }
    const found = await search(text, asked, { locale })
    expect(namesOf(found).filter((name) => name.startsWith('#'))).toEqual([])
    expect(namesOf(found)).toContain('A Well-Known Fright')
    expect(found.titles.length).toBeGreaterThanOrEqual(15)
    expect(found.titles.slice(0, 15).every(({ genres }) => genres.includes('Horror'))).toBe(true)
  })

  it('takes two topics for topics, not for a name', async () => {
    const found = await search('korean thriller', {
      '/search/movie': pageOf(film({ id: 1, title: 'Korean Thriller', votes: 40 }), film({ id: 2, title: 'Another' })),
      '/discover/movie': pageOf(film({ id: 3, title: 'Night Ferry to Busan', genres: [53] })),
    })
    expect(namesOf(found)).not.toContain('Korean Thriller')
    expect(namesOf(found)).not.toContain('Another')
    expect(namesOf(found).slice(0, 3)).toContain('Night Ferry to Busan')
    expect(
      found.titles.filter(({ countries, genres }) => countries[0] === 'KR' && genres.includes('Thriller')).length,
    ).toBeGreaterThan(5)
  })

  it('shows beside a topic what has exactly its name or is so too, not what only begins with the word', async () => {
    const found = await search('funny', {
      '/search/movie': pageOf(
        film({ id: 1, title: 'Funny Knives', genres: [27, 53] }),
        film({ id: 2, title: 'Funny Neighbours', genres: [35] }),
        film({ id: 3, title: 'Funny', genres: [18] }),
      ),
    })
    expect(namesOf(found)).not.toContain('Funny Knives')
    expect(namesOf(found)).toEqual(expect.arrayContaining(['Funny', 'Funny Neighbours']))
  })

  it('says that there is no such title only where neither source has one', async () => {
    const missing = await search('croquet club')
    expect(missing).toMatchObject({ nearest: true })
    expect(namesOf(missing)[0]).toBe('Fight Club')
    const found = await search('croquet club', { '/search/movie': pageOf(film({ id: 999001, title: 'Croquet Club' })) })
    expect(found).toMatchObject({ nearest: false })
    expect(namesOf(found)).toEqual(['Croquet Club'])
  })

  it('leaves a search that TMDB finds nothing for to the shelf, which forgives typing errors', async () => {
    expect(await search('intersteller')).toEqual({ titles: [], nearest: false })
  })

  it.each(['/search/movie', '/search/tv', '/search/person', '/movie/11'])(
    'lacks only what TMDB did not answer to %s, and says so',
    async (path) => {
      const onGap = vi.fn()
      const found = await search('star wars', { ...starWars, [path]: down }, { onGap })
      expect(namesOf(found)[0]).toBe('Star Wars')
      expect(onGap).toHaveBeenCalled()
    },
  )

  it('fails while TMDB is silent, so that the shelf answers in its place', async () => {
    const silent = { '/search/movie': down, '/search/tv': down, '/search/person': down }
    await expect(search('star wars', silent)).rejects.toBe(down)
  })

  it('keeps what the shelf knows of a title that TMDB does not have', async () => {
    const unknown = new UpstreamError('status', 'TMDB has no such film', { status: 404 })
    const onGap = vi.fn()
    const found = await search('star wars', { ...starWars, '/movie/11': unknown }, { onGap })
    expect(found.titles[0]?.availability['US']?.length).toBeGreaterThan(0)
    expect(onGap).not.toHaveBeenCalled()
  })
})
