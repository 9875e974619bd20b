import papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { importCsv, importJson } from './importRows.ts'

const csv = (text: string, fileName: string) => importCsv(papa.parse<string[]>(text).data, fileName)
const day = (text: string): number => Date.parse(text)

describe('Letterboxd', () => {
  const headers = 'Date,Name,Year,Letterboxd URI'
  const line = '2024-03-01,"Good, Bad",1966,https://boxd.it/1'

  test('watched.csv is seen, watchlist.csv is saved, films.csv of likes lit up', () => {
    const text = `${headers}\n${line}\n`
    const named = { title: 'Good, Bad', year: 1966, at: day('2024-03-01') }
    expect(csv(text, 'watched.csv')).toEqual({
      source: 'letterboxd',
      rows: [{ kind: 'seen', ...named }],
      unreadable: [],
    })
    expect(csv(text, 'Watchlist (1).csv').rows).toEqual([{ kind: 'saved', ...named }])
    expect(csv(text, 'films.csv').rows).toEqual([{ kind: 'seen', litUp: true, ...named }])
  })

  test.each([
    ['5', true],
    ['4', true],
    ['3.5', undefined],
    ['2.5', undefined],
    ['2', false],
    ['0.5', false],
    ['', undefined],
    ['9', undefined],
  ])('ratings.csv: %s of 5 lit up: %s', (rating, litUp) => {
    const [row] = csv(`${headers},Rating\n${line},${rating}`, 'ratings.csv').rows
    expect(row?.kind).toBe('seen')
    expect(row?.litUp).toBe(litUp)
  })

  test('diary.csv tells when it was watched', () => {
    const text = `${headers},Rating,Rewatch,Tags,Watched Date\n${line},4.5,Yes,,2024-02-28`
    expect(csv(text, 'diary.csv').rows).toEqual([
      { kind: 'seen', title: 'Good, Bad', year: 1966, litUp: true, at: day('2024-02-28') },
    ])
  })

  test('a list is saved; the lines about it are no titles', () => {
    const text = `Letterboxd list export v7
Date,Name,Tags,URL,Description
2024-01-01,Mine,,https://boxd.it/2,

Position,Name,Year,URL,Description
1,Metropolis,1927,https://boxd.it/3,`
    expect(csv(text, 'mine.csv')).toEqual({
      source: 'letterboxd',
      rows: [{ kind: 'saved', title: 'Metropolis', year: 1927 }],
      unreadable: [],
    })
  })

  test('a line without a name is told with its number', () => {
    expect(csv(`${headers}\n${line}\n2024-01-01,,1999,x\n\n`, 'watched.csv').unreadable).toEqual([
      { line: 2, text: '2024-01-01, , 1999, x' },
    ])
  })
})

describe('IMDb', () => {
  test('ratings are seen', () => {
    const text = `Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres
tt0133093,9,2024-03-15,The Matrix,The Matrix,https://x,Movie,8.7,136,1999,"Action, Sci-Fi"
tt0903747,4,2024-03-16,Breaking Bad,,https://x,TV Series,9.5,49,2008,Crime
tt0000007,6,,Short,,https://x,Short,5,1,1894,Short`
    expect(csv(text, 'ratings.csv').rows).toEqual([
      {
        kind: 'seen',
        imdbId: 'tt0133093',
        type: 'movie',
        title: 'The Matrix',
        year: 1999,
        litUp: true,
        at: day('2024-03-15'),
      },
      {
        kind: 'seen',
        imdbId: 'tt0903747',
        type: 'tv',
        title: 'Breaking Bad',
        year: 2008,
        litUp: false,
        at: day('2024-03-16'),
      },
      { kind: 'seen', imdbId: 'tt0000007', type: 'movie', title: 'Short', year: 1894 },
    ])
  })

  test('the watchlist is saved, and what was rated is seen', () => {
    const text = `Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
1,tt1,2025-01-01,2025-01-01,,Want This,,https://x,Movie,7.0,100,2024,Drama,1000,2024-01-01,A,,
2,tt2,2025-01-02,2025-01-02,,Seen This,,https://x,tvMiniSeries,7.0,100,2020,Drama,1000,2020-01-01,B,7,2025-02-01`
    expect(csv(text, 'watchlist.csv').rows).toEqual([
      { kind: 'saved', imdbId: 'tt1', type: 'movie', title: 'Want This', year: 2024, at: day('2025-01-01') },
      { kind: 'seen', imdbId: 'tt2', type: 'tv', title: 'Seen This', year: 2020, at: day('2025-02-01') },
    ])
  })
})

describe('Trakt', () => {
  const rest =
    'type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,season_number,episode_number,episode_title,genres'

  test('ratings are seen; that of an episode says nothing of its series', () => {
    const text = `rated_at,${rest},rating
2021-03-22T06:33:24.000Z,movie,Heat,1995,8.2,1,tt0113277,949,,https://x,1995-12-15,,,,crime,10
2021-03-23T06:33:24.000Z,episode,Dark,2017,8.5,2,tt5753856,70523,,https://x,2017-12-01,1,3,Past and Present,drama,2`
    expect(csv(text, 'ratings.csv').rows).toEqual([
      {
        kind: 'seen',
        imdbId: 'tt0113277',
        tmdbId: 949,
        type: 'movie',
        title: 'Heat',
        year: 1995,
        litUp: true,
        at: day('2021-03-22T06:33:24.000Z'),
      },
      {
        kind: 'seen',
        imdbId: 'tt5753856',
        tmdbId: 70523,
        type: 'tv',
        title: 'Dark',
        year: 2017,
        at: day('2021-03-23T06:33:24.000Z'),
      },
    ])
  })

  test('history is seen; watchlist, lists and collection are saved', () => {
    const line = 'movie,Heat,1995,8.2,1,tt0113277,949,,https://x,1995-12-15,,,,crime'
    const kindOf = (column: string, value: string) => csv(`${column},${rest}\n${value},${line}`, 'x.csv').rows[0]?.kind
    const time = '2021-03-22T06:33:24Z'
    expect(kindOf('watched_at', time)).toBe('seen')
    expect(kindOf('listed_at', time)).toBe('saved')
    expect(kindOf('rank,listed_at', `1,${time}`)).toBe('saved')
    expect(kindOf('collected_at', time)).toBe('saved')
  })

  test('JSON of the export and the API', () => {
    const movie = { title: 'Heat', year: 1995, ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 } }
    const named = { imdbId: 'tt0113277', tmdbId: 949, type: 'movie', title: 'Heat', year: 1995 }
    const time = '2021-03-22T06:33:24.000Z'
    const at = day(time)
    const of = (entry: object) => importJson([entry], 'x.json').rows
    expect(of({ plays: 2, last_watched_at: time, last_updated_at: time, movie })).toEqual([
      { kind: 'seen', ...named, at },
    ])
    expect(of({ id: 1, watched_at: time, action: 'watch', type: 'movie', movie })).toEqual([
      { kind: 'seen', ...named, at },
    ])
    expect(of({ rated_at: time, rating: 3, type: 'movie', movie })).toEqual([
      { kind: 'seen', ...named, litUp: false, at },
    ])
    expect(of({ rank: 1, id: 2, listed_at: time, notes: null, type: 'movie', movie })).toEqual([
      { kind: 'saved', ...named, at },
    ])
    const show = { title: 'Dark', year: 2017, ids: { tmdb: 70523, imdb: null } }
    expect(of({ watched_at: time, type: 'episode', episode: { season: 1 }, show })).toEqual([
      { kind: 'seen', tmdbId: 70523, type: 'tv', title: 'Dark', year: 2017, at },
    ])
    expect(importJson([{ listed_at: time, movie }, { person: 1 }], 'x.json').unreadable).toEqual([
      { line: 2, text: '{"person":1}' },
    ])
  })
})

test.each([[''], ['a,b\n1,2'], ['\u0000PNG\n']])('the file %j is nobody’s', (text) => {
  expect(csv(text, 'x.csv')).toEqual({ source: null, rows: [], unreadable: [] })
})

test.each([null, 1, {}, [], [1], { moodlight: 2, marks: [] }])('the JSON %j is nobody’s', (content) => {
  expect(importJson(content, 'x.json')).toEqual({ source: null, rows: [], unreadable: [] })
})
