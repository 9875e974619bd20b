import { describe, expect, it } from 'vitest'
import { titleSchema } from '#src/domain/title/title.ts'
import { rawDetailsSchema, rawListItemSchema } from './schemas.ts'
import { titleOfDetails, titleOfListItem } from './toTitle.ts'

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

  it('does not turn the direction of the page', () => {
    const title = titleOf({ title: 'A\u202eFilm', overview: 'Some\u2066thing\u200f happens.' })
    expect(title).toMatchObject({ title: 'AFilm', description: 'Something happens.' })
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
