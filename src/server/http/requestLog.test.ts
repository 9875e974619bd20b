import { expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { routeOf } from './requestLog.ts'

const paths = Object.values(contract).map(({ path }) => path)

it.each([
  ['/api/movies', '/api/movies'],
  ['/api/movies/search?q=somebody', '/api/movies/search'],
  ['/api/movies/genre/what-somebody-typed', '/api/movies/genre/:genre'],
  ['/api/auth/user/moods/cry', '/api/auth/user/moods/:moodId'],
  ['/api/titles/movie-129/', '/api/titles/:id'],
  ['/api/auth/user/somebody@people.example', 'none'],
])('%s is logged as %s, without what somebody typed', (target, route) => {
  expect(routeOf(new Request(`http://localhost${target}`), paths)).toBe(route)
})
