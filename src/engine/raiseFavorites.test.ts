import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleTypes } from '#src/domain/title/contentType.ts'
import { type Genre, genres } from '#src/domain/title/genre.ts'
import { favoriteGenreChoices, preferredContentTypeChoices } from '#src/domain/user/user.ts'
import { type Favorites, furthestFit, mostPlaces, type Raisable, raiseFavorites } from './raiseFavorites.ts'

interface Named extends Raisable {
  readonly name: string
}

const film = (name: string, genre: Genre, fit = 0.9): Named => ({
  name,
  contentType: 'movie',
  genres: [genre],
  fit,
})
const series = (name: string, genre: Genre, fit = 0.9): Named => ({ ...film(name, genre, fit), contentType: 'tv' })
const likes = (favorites: Partial<Favorites>): Favorites => ({
  favoriteGenres: [],
  preferredContentTypes: [],
  ...favorites,
})
const namesOf = (raised: readonly { readonly item: Named }[]): string => raised.map(({ item }) => item.name).join('')

const pools = fc
  .array(
    fc.record({
      contentType: fc.constantFrom(...titleTypes),
      genres: fc.uniqueArray(fc.constantFrom(...genres), { minLength: 1, maxLength: 4 }),
      fit: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 24 },
  )
  .map((items) => items.map((item, place) => ({ ...item, place })))
const anyFavorites: fc.Arbitrary<Favorites> = fc.record({
  favoriteGenres: fc.uniqueArray(fc.constantFrom(...favoriteGenreChoices)),
  preferredContentTypes: fc.uniqueArray(fc.constantFrom(...preferredContentTypeChoices)),
})

describe('raiseFavorites', () => {
  it('raises what is liked, brings it into the list, and names why', () => {
    const pool = [film('a', 'Drama'), film('b', 'War'), film('c', 'Comedy'), film('d', 'Drama'), film('e', 'Comedy')]
    const raised = raiseFavorites(pool, likes({ favoriteGenres: ['Comedy'] }), 3)
    expect(namesOf(raised)).toBe('cea')
    expect(raised.map(({ because }) => because)).toEqual(['Comedy', 'Comedy', null])
  })

  it('knows a genre by any of its names', () => {
    const pool = [film('a', 'Drama'), film('b', 'Science Fiction')]
    expect(namesOf(raiseFavorites(pool, likes({ favoriteGenres: ['Sci-Fi'] }), 2))).toBe('ba')
  })

  it.each([
    ['Movies', 'bacd'],
    ['TV Shows', 'acdb'],
    ['Reality Shows', 'cabd'],
    ['Documentaries', 'dabc'],
  ] as const)('gives %s a meaning of its own', (type, order) => {
    const pool = [series('a', 'Drama'), film('b', 'Drama'), series('c', 'Reality-TV'), series('d', 'Documentary')]
    expect(namesOf(raiseFavorites(pool, likes({ preferredContentTypes: [type] }), 4))).toBe(order)
  })

  it('puts what stands for two favourites before what stands for one, and names the first', () => {
    const pool = [film('a', 'War'), film('b', 'Comedy'), series('c', 'Comedy')]
    const raised = raiseFavorites(pool, likes({ favoriteGenres: ['Comedy'], preferredContentTypes: ['TV Shows'] }), 3)
    expect(namesOf(raised)).toBe('cba')
    expect(raised.map(({ because }) => because)).toEqual(['Comedy', 'Comedy', null])
  })

  it('lets no weak fit pass a strong one', () => {
    const pool = [film('a', 'Drama', 0.95), film('b', 'Drama', 0.7), film('c', 'Comedy', 0.7)]
    expect(namesOf(raiseFavorites(pool, likes({ favoriteGenres: ['Comedy'] }), 3))).toBe('acb')
  })

  it('leaves a list alone, and says nothing, where all of it is liked alike', () => {
    const pool = [film('a', 'Comedy'), film('b', 'Comedy')]
    const raised = raiseFavorites(pool, likes({ favoriteGenres: ['Comedy'], preferredContentTypes: ['Movies'] }), 2)
    expect(raised).toEqual(pool.map((item) => ({ item, because: null })))
  })

  it('is gentle and pure with any pool and any favourites', () => {
    fc.assert(
      fc.property(pools, anyFavorites, (pool, favorites) => {
        const before = structuredClone(pool)
        const order = raiseFavorites(pool, favorites, pool.length).map(({ item }) => item)
        expect(pool).toEqual(before)
        expect(order.map(({ place }) => place).sort((a, b) => a - b)).toEqual(pool.map(({ place }) => place))
        for (const [at, item] of order.entries()) {
          for (const passed of order.slice(at + 1).filter(({ place }) => place < item.place)) {
            expect(passed.fit - item.fit).toBeLessThanOrEqual(furthestFit)
          }
          expect(item.place - at).toBeLessThanOrEqual(mostPlaces)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the order where nothing is liked', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        expect(raiseFavorites(pool, likes({}), 8).map(({ item }) => item)).toEqual(pool.slice(0, 8))
      }),
    )
  })
})
