import { describe, expect, it } from 'vitest'
import type { FeelId } from '#src/domain/feel/feelId.ts'
import type { Title } from '#src/domain/title/title.ts'
import { rankByWish } from './rankByWish.ts'
import type { Wish } from './wish.ts'

function title(number: number, feels: readonly FeelId[], facts: Partial<Title> = {}): Title {
  return {
    id: `movie-${number}`,
    type: 'movie',
    tmdbId: number,
    title: `Title ${number}`,
    originalTitle: `Title ${number}`,
    year: 1990 + number,
    runtime: 60 + 10 * number,
    genres: ['Drama'],
    language: 'en',
    countries: ['US'],
    rating: 70,
    feels: [...feels],
    people: [`Person ${number}`],
    description: 'A title.',
    reasons: {},
    availability: { US: [{ platform: 'netflix', kind: 'stream' }] },
    ...facts,
  }
}

const shelf = [
  title(1, ['cosy-comfort', 'low-stakes', 'gentle-humour']),
  title(2, ['low-stakes', 'cosy-comfort', 'heartbreaking-goodbye']),
  title(3, ['relentless-action', 'breakneck-chases', 'blood-and-gore']),
  title(4, ['cosy-comfort', 'kindness-throughout'], {
    type: 'tv',
    runtime: undefined,
    seasons: 2,
    episodeMinutes: 25,
    language: 'ko',
  }),
  title(5, ['clever-heist', 'spy-games'], { headsUp: ['animal-death'], countries: ['GB', 'US'], availability: {} }),
]

function ranked(wish: Partial<Wish>): number[] {
  const parts: Wish['parts'] = [{ start: 0, end: 1, moods: [], feels: [], avoid: [], constraints: [] }]
  const found = rankByWish(shelf, { moods: {}, feels: {}, avoid: [], parts, ...wish }, { count: 8, country: null })
  return found.map(({ tmdbId }) => tmdbId)
}

describe('titles for a wish', () => {
  it('carry a wanted feel or serve a wanted mood, those first that do so most', () => {
    expect(ranked({ feels: { 'cosy-comfort': 1 } })).toEqual([1, 4, 2])
    expect(ranked({ moods: { adrenaline: 1 } })).toEqual([3, 5])
  })

  it('are light ones first where only sadness is to be left out, however good a grim one is', () => {
    const grim = title(6, ['gritty-crime', 'nail-biting-suspense'], { rating: 95, votes: 20_000 })
    const options = { count: 8, country: null } as const
    const wish = { moods: {}, feels: {}, avoid: ['mood:cry' as const], parts: [] }
    const [first, ...others] = rankByWish([grim, ...shelf], wish, options)
    expect(first?.tmdbId).toBe(1)
    expect(others).toContain(grim)
  })

  it('suit children where a child is to watch, however frightening they are to be', () => {
    const forAll = title(7, ['creeping-dread', 'family-fun'])
    const wish = { moods: { adrenaline: 1 }, feels: { 'creeping-dread': 1, 'family-fun': 0.8 }, avoid: [], parts: [] }
    const horror = title(8, ['creeping-dread', 'jump-scares'], { rating: 95 })
    const found = rankByWish([horror, forAll, ...shelf], wish, { count: 8, country: null })
    expect(found).toEqual([forAll])
  })

  it('have nothing of what is to be left out', () => {
    expect(ranked({ moods: { calm: 1 }, avoid: ['mood:cry'] })).not.toContain(2)
    expect(ranked({ moods: { adrenaline: 1 }, avoid: ['blood-and-gore'] })).toEqual([5])
    expect(ranked({ moods: { adrenaline: 1 }, avoid: ['animal-death'] })).toEqual([3])
  })

  it.each([
    [{ maxMinutes: 75 }, [1, 4]],
    [{ minMinutes: 90 }, [3, 5]],
    [{ type: 'tv' }, [4]],
    [{ maxSeasons: 2 }, [4]],
    [{ maxSeasons: 1 }, []],
    [{ yearFrom: 1994 }, [4, 5]],
    [{ yearTo: 1991 }, [1]],
    [{ language: 'ko' }, [4]],
    [{ language: 'ko', languages: ['ko', 'xx'] }, [4]],
    [{ country: 'GB' }, [5]],
    [{ person: 'Person 2' }, [2]],
    [{ notPerson: ['Person 2', 'Person 3'] }, [1, 4, 5]],
    [{ notTitle: ['movie-1', 'movie-5'] }, [2, 3, 4]],
    [{ service: 'netflix' }, [1, 2, 3, 4]],
  ] satisfies [Partial<Wish>, number[]][])('keep to %o', (wish, expected) => {
    expect(ranked(wish).toSorted()).toEqual(expected)
  })

  it('are like a title that is named, which is not among them', () => {
    const [first, ...others] = ranked({ like: 'movie-1' })
    expect(first).toBe(2)
    expect(others).not.toContain(1)
  })

  it('are none for a wish that says nothing', () => {
    expect(ranked({ parts: [] })).toEqual([])
  })

  it('leaves out blood also where a title is not about it', () => {
    const war = [title(1, ['on-the-front-line'], { headsUp: ['gore'] }), title(2, ['on-the-front-line'])]
    const wish: Wish = {
      moods: {},
      feels: { 'on-the-front-line': 1 },
      avoid: ['blood-and-gore'],
      parts: [],
      left: [],
    }
    expect(rankByWish(war, wish, { count: 8, country: 'US' }).map(({ id }) => id)).toEqual(['movie-2'])
  })
})
