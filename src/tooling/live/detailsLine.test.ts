import { describe, expect, it } from 'vitest'
import { DetailsLineError, readDetailsLines } from './detailsLine.ts'

describe('a line of TMDB’s details', () => {
  it('may hold keywords and genres plainly or as TMDB answers', () => {
    const plain =
      '{"id":7,"title":"A","release_date":"1999-01-02","genres":[{"id":35}],"keywords":[{"id":1,"name":"spoof"}]}'
    const whole =
      '{"id":8,"title":"B","release_date":"","genre_ids":[35],"keywords":{"keywords":[{"id":1,"name":"spoof"}]}}'
    const [a, b] = readDetailsLines(`${plain}\n\n${whole}\n`)
    expect(a).toMatchObject({ id: 'movie-7', type: 'movie', year: 1999 })
    expect(b).toMatchObject({ id: 'movie-8', year: Number.NaN })
    for (const line of [a, b]) {
      expect(line?.raw.genres.map(({ id }) => id)).toEqual([35])
      expect(line?.raw.keywords?.keywords.map(({ name }) => name)).toEqual(['spoof'])
    }
  })

  it('is a series where it has a name, with keywords as series have them', () => {
    const [series] = readDetailsLines('{"id":9,"name":"C","keywords":{"results":[{"id":2,"name":"sitcom"}]}}')
    expect(series).toMatchObject({ id: 'tv-9', type: 'tv' })
    expect(series?.raw.keywords?.results).toHaveLength(1)
  })

  it.each(['{', '{"title":"no number"}', '[]'])('is refused where it is %s', (line) => {
    expect(() => readDetailsLines(line)).toThrow(DetailsLineError)
  })
})
