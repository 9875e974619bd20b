import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodFit } from './moodProfile.ts'
import { roomOf } from './room.ts'
import { type MoodRoom, sharedPool } from './sharedPool.ts'

let shelf: readonly Title[]
beforeAll(async () => {
  shelf = await embeddedTitles('en')
})

const roomFor = (mood: MoodId): MoodRoom => ({
  mood,
  titles: roomOf(shelf, { mood, contentType: 'all', country: 'BR', count: 8, day: '2026-11-23' }),
})
const query = { contentType: 'all', wishes: {}, seed: 'HRTKV', size: 144, part: 12 } as const

describe('titles for several people', () => {
  it('are the same for a room whenever it asks, and others for another room', () => {
    const pool = sharedPool([roomFor('escape')], query)
    expect(pool).toHaveLength(144)
    expect(new Set(pool.map(({ id }) => id)).size).toBe(144)
    expect(sharedPool([roomFor('escape')], query)).toEqual(pool)
    const other = sharedPool([roomFor('escape')], { ...query, seed: 'BCDFG' })
    const firstOf = (titles: typeof pool) => titles.slice(0, 12).map(({ id }) => id)
    expect(firstOf(other).filter((id) => !firstOf(pool).includes(id)).length).toBeGreaterThanOrEqual(4)
  })

  it('serve the mood, begin with what serves it well, and mix types, decades and countries in each round', () => {
    for (const mood of ['cry', 'laugh', 'educational'] as const) {
      const pool = sharedPool([roomFor(mood)], query)
      for (const start of [0, 12, 24]) {
        const round = pool.slice(start, start + 12)
        expect(round.every(({ fit }) => fit >= 0.6)).toBe(true)
        for (const type of ['movie', 'tv']) {
          expect(round.filter((title) => title.type === type).length).toBeGreaterThanOrEqual(3)
        }
        expect(new Set(round.map(({ country }) => country)).size).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('serve both of two moods, by the geometric mean', () => {
    const rooms = [roomFor('laugh'), roomFor('cry')]
    const pool = sharedPool(rooms, query)
    expect(pool.length).toBeGreaterThanOrEqual(36)
    const byId = new Map(shelf.map((title) => [title.id, title]))
    for (const { id, fit } of pool.slice(0, 12)) {
      const title = byId.get(id)
      if (!title) throw new Error(id)
      const [laugh, cry] = [moodFit(title, 'laugh'), moodFit(title, 'cry')]
      expect(Math.min(laugh, cry)).toBeGreaterThan(0.2)
      expect(fit).toBeCloseTo(Math.sqrt(laugh * cry), 1)
    }
    expect(sharedPool([...rooms].reverse(), query).map(({ fit }) => fit)[0]).toBeGreaterThan(0.5)
  })

  it('keep to the wishes and the type', () => {
    const wishes = { maxMinutes: 95, languages: ['en', 'pt'] }
    const pool = sharedPool([roomFor('calm')], { ...query, contentType: 'movie', wishes })
    expect(pool.length).toBeGreaterThanOrEqual(12)
    for (const { type, minutes = 999, language } of pool) {
      expect([type, minutes <= 95, wishes.languages.includes(language)]).toEqual(['movie', true, true])
    }
    expect(sharedPool([roomFor('calm')], { ...query, wishes: { maxMinutes: 1 } })).toEqual([])
    expect(sharedPool([], query)).toEqual([])
  })
})
