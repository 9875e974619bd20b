import { describe, expect, it } from 'vitest'
import { titleSchema } from '#src/domain/title/title.ts'
import type { Curated } from './curated.ts'
import { rawDetailsSchema, rawListItemSchema } from './schemas.ts'
import { type Context, titleOfDetails, titleOfListItem } from './toTitle.ts'

const raw = {
  id: 11,
  title: 'A Film',
  original_language: 'en',
  overview: 'Something happens.',
  genre_ids: [18, 35],
  release_date: '2017-05-01',
  vote_average: 7.8,
  vote_count: 12,
}

const listed = (changes: object) => titleOfListItem(rawListItemSchema.parse({ ...raw, ...changes }), { type: 'movie' })
const detailed = (changes: object) =>
  titleOfDetails(rawDetailsSchema.parse({ ...raw, genres: [], ...changes }), 'en', '2026-11-22', { type: 'movie' })

describe.each([
  ['in a list', listed],
  ['with its details', detailed],
])('a title of TMDB %s', (_, titleOf) => {
  it('has its year and rating', () => {
    expect(titleOf({})).toMatchObject({ year: 2017, rating: 78 })
  })

  it.each(['', '0000-00-00', '1200-01-01', null])('has no year where its date is %o', (date) => {
    const title = titleOf({ release_date: date })
    expect(title?.year).toBeUndefined()
    expect(titleSchema.safeParse(title).error).toBeUndefined()
  })

  it('has no rating that nobody has voted for', () => {
    expect(titleOf({ vote_count: 0, vote_average: 10 })?.rating).toBe(0)
  })

  it.each([
    ['cn', 'zh'],
    ['nb', 'no'],
    ['xx', 'xx'],
    ['', 'xx'],
  ])('in TMDB’s language %j is in %s', (original_language, language) => {
    expect(titleOf({ original_language })?.language).toBe(language)
  })

  it('has no genre that TMDB does not name', () => {
    const title = titleOf({ genre_ids: [] })
    expect(title?.genres).toEqual([])
    expect(titleSchema.safeParse(title).error).toBeUndefined()
  })

  it('does not turn the direction of the page', () => {
    const title = titleOf({ title: 'A\u202eFilm', overview: 'Some\u2066thing\u200f happens.' })
    expect(title).toMatchObject({ title: 'AFilm', description: 'Something happens.' })
  })
})

describe('what the embedded catalogue knows of a title', () => {
  const curated: Curated = {
    feels: ['slapstick'],
    reasons: {},
    year: 1999,
    countries: ['FR', 'BE'],
    rating: 81,
    description: 'A village wakes up.',
    seasons: 3,
  }
  const nothing = { overview: '', vote_count: 0, vote_average: 0, release_date: '', first_air_date: '' }
  const both = (changes: object) => [
    titleOfListItem(rawListItemSchema.parse({ ...raw, ...changes }), { type: 'tv', curated }),
    titleOfDetails(rawDetailsSchema.parse({ ...raw, genres: [], ...changes }), 'en', '2026-11-22', {
      type: 'tv',
      curated,
    }),
  ]

  it('stands in where TMDB has nothing', () => {
    const { feels: _, reasons: __, ...facts } = curated
    for (const title of both(nothing)) {
      expect(title).toMatchObject(facts)
      // A rating of editors needs no votes, and none are claimed.
      expect(title?.votes).toBeUndefined()
    }
  })

  it('gives way to what TMDB says', () => {
    for (const title of both({ first_air_date: '2001-01-01', release_date: '', origin_country: ['DE'] })) {
      expect(title).toMatchObject({ year: 2001, countries: ['DE'], rating: 78, votes: 12 })
      expect(title?.description).toBe('Something happens.')
    }
  })
})

it('keeps a description in a list short, and whole on the title’s own page', () => {
  const overview = 'word '.repeat(300).trim()
  expect(listed({ overview })?.description).toHaveLength(600)
  expect(detailed({ overview })?.description).toBe(overview)
})

it('keeps all genres of a title for the filter of lists', () => {
  expect(listed({ genre_ids: [28, 12, 16, 35, 80, 18] })?.genres).toHaveLength(6)
})

describe('the length of an episode', () => {
  const minutesOf = (changes: object) =>
    titleOfDetails(rawDetailsSchema.parse({ ...raw, name: 'A Series', genres: [], ...changes }), 'en', '2026-11-22', {
      type: 'tv',
    })?.episodeMinutes

  it.each([
    [[45], undefined, 45],
    [[42, 47, 60], 90, 50],
    [[], 51, 51],
    [undefined, 51, 51],
    [null, 51, 51],
    [[0, 1440], 51, 51],
    [[25, 0], undefined, 25],
    [[], 0, undefined],
    [[], 1440, undefined],
    [[], null, undefined],
    [['long'], undefined, undefined],
  ])('is the average of %j, else that of the latest episode (%s): %s', (episode_run_time, runtime, expected) => {
    expect(minutesOf({ episode_run_time, last_episode_to_air: { runtime } })).toBe(expected)
    expect(minutesOf({ episode_run_time, last_episode_to_air: null })).toBe(
      runtime !== undefined && expected === runtime ? undefined : expected,
    )
  })

  it('is no film’s', () => {
    expect(detailed({ episode_run_time: [45] })).not.toHaveProperty('episodeMinutes')
  })
})

it('has the length that editors know, until TMDB says it', () => {
  const context: Context = { type: 'movie', curated: { feels: [], reasons: {}, runtime: 101 } }
  expect(titleOfListItem(rawListItemSchema.parse(raw), context)?.runtime).toBe(101)
  const details = (runtime: number) => rawDetailsSchema.parse({ ...raw, genres: [], runtime })
  expect(titleOfDetails(details(99), 'en', '2026-11-22', context)?.runtime).toBe(99)
  expect(titleOfDetails(details(0), 'en', '2026-11-22', context)?.runtime).toBe(101)
})

it.each([
  ['2026-12-18', '2026-12-18'],
  ['2026-11-22', undefined],
  ['2017-05-01', undefined],
  ['2027-13-41', undefined],
  ['', undefined],
])('released on %j it is still to come on %s', (release_date, expected) => {
  expect(detailed({ release_date })?.comesOutOn).toBe(expected)
})
