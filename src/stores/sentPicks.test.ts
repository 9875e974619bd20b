import { expect, it } from 'vitest'
import { readSentPicks } from './sentPicks.ts'

const read = (query: string) => readSentPicks(new URLSearchParams(query))

it('reads the titles of a sent list in their order, each once, at most 24', () => {
  expect(read('mood=cry&ids=movie-2,tv-1,movie-2')).toEqual({ moodId: 'cry', ids: ['movie-2', 'tv-1'], named: 2 })
  const many = Array.from({ length: 30 }, (_, index) => `movie-${index + 1}`)
  expect(read(`mood=cry&ids=${many.join(',')}`).ids).toEqual(many.slice(0, 24))
})

it('counts what cannot be a title as named, and takes no mood that is none', () => {
  expect(read('mood=sleepy&ids=movie-2,../x,%F0%9F%98%80')).toEqual({ moodId: null, ids: ['movie-2'], named: 3 })
  for (const query of ['', 'ids=', 'ids=,,', 'mood=cry']) expect(read(query)).toMatchObject({ ids: [], named: 0 })
})
