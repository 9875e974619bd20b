import { expect, test } from 'vitest'
import { movieGenreChoices, tvGenreChoices } from '#src/domain/title/genre.ts'
import { listPath, placeOfPath } from './listPaths.ts'

test('every page of a list is found again by its path, in each language', () => {
  for (const [type, choices] of [
    ['movie', movieGenreChoices],
    ['tv', tvGenreChoices],
  ] as const) {
    for (const genreChoice of [null, ...choices]) {
      for (const page of [1, 2, 30]) {
        for (const prefix of ['', '/de']) {
          const path = prefix + listPath(type, genreChoice, page)
          expect(placeOfPath(type, choices, path), path).toEqual({ genreChoice, page })
        }
      }
    }
  }
})

test('a path of something else is no page of a list', () => {
  for (const path of ['/', '/movies', '/tv-shows/', '/movies/genre/opera/', '/movies/x/', '/movies/genre/drama/x/']) {
    expect(placeOfPath('movie', movieGenreChoices, path), path).toBeNull()
  }
})
