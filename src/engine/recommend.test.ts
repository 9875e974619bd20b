import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import { contentTypes, type TitleType, titleTypes } from '#src/domain/title/contentType.ts'
import { genres } from '#src/domain/title/genre.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from './moodProfile.ts'
import { recommend } from './recommend.ts'

const countries = ['US', 'FR', 'JP', 'BR', 'IN'] as const

const anyTitle: fc.Arbitrary<Omit<Title, 'id' | 'tmdbId'>> = fc.record({
  type: fc.constantFrom<TitleType>(...titleTypes),
  title: fc.string({ minLength: 1, maxLength: 30 }),
  originalTitle: fc.string({ minLength: 1, maxLength: 30 }),
  year: fc.integer({ min: 1930, max: 2026 }),
  genres: fc.uniqueArray(fc.constantFrom(...genres), { minLength: 1, maxLength: 3 }),
  language: fc.constant('en'),
  countries: fc.uniqueArray(fc.constantFrom(...countries), { minLength: 1, maxLength: 2 }),
  rating: fc.integer({ min: 0, max: 100 }),
  feels: fc.uniqueArray(fc.constantFrom<FeelId>(...feelIds), { minLength: 1, maxLength: 9 }),
  franchise: fc.option(fc.constantFrom('saga', 'trilogy'), { nil: undefined }).map((name) => name ?? ''),
  people: fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 2 }),
  description: fc.constant('A description.'),
  reasons: fc.constant({}),
  availability: fc.constantFrom({}, { BR: [{ platform: 'netflix', kind: 'stream' as const }] }),
})

const shelf = fc.array(anyTitle, { minLength: 0, maxLength: 80 }).map((titles) =>
  titles.map(({ franchise, ...title }, index): Title => {
    const facts = { ...title, id: `${title.type}-${index + 1}`, tmdbId: index + 1 }
    return franchise ? { ...facts, franchise } : facts
  }),
)
const query = fc.record({
  mood: fc.constantFrom(...moodIds),
  contentType: fc.constantFrom(...contentTypes),
  country: fc.constantFrom(null, ...countryCodes),
  count: fc.integer({ min: 1, max: 12 }),
  day: fc.constantFrom('2026-11-21', '2026-11-22'),
})

describe('recommend', () => {
  it('is pure: the same titles and query give the same answer, and nothing given is changed', () => {
    fc.assert(
      fc.property(shelf, query, (titles, wish) => {
        const before = structuredClone(titles)
        const first = recommend(titles, wish)
        expect(recommend(structuredClone(titles), wish).map(({ title }) => title.id)).toEqual(
          first.map(({ title }) => title.id),
        )
        expect(titles).toEqual(before)
      }),
    )
  })

  it('gives up to as many as asked for, of the type asked for, each title and each reason once', () => {
    fc.assert(
      fc.property(shelf, query, (titles, wish) => {
        const picks = recommend(titles, wish)
        expect(picks.length).toBeLessThanOrEqual(wish.count)
        expect(new Set(picks.map(({ title }) => title.id)).size).toBe(picks.length)
        if (wish.contentType !== 'all') {
          expect(picks.every(({ title }) => title.type === wish.contentType)).toBe(true)
        }
      }),
    )
  })

  it('never shows two of one franchise', () => {
    fc.assert(
      fc.property(shelf, query, (titles, wish) => {
        const franchises = recommend(titles, wish).flatMap(({ title }) => title.franchise ?? [])
        expect(new Set(franchises).size).toBe(franchises.length)
      }),
    )
  })

  it('keeps every fit between 0 and 1', () => {
    fc.assert(
      fc.property(shelf, (titles) => {
        for (const title of titles) {
          for (const fit of Object.values(moodProfile(title))) {
            expect(fit).toBeGreaterThanOrEqual(0)
            expect(fit).toBeLessThanOrEqual(1)
          }
        }
      }),
    )
  })
})
