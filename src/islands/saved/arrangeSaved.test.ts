import { describe, expect, it } from 'vitest'
import type { Mark } from '#src/domain/evening/mark.ts'
import type { Wishes } from '#src/engine/wishes.ts'
import type { KeptCards, KeptItem } from '#src/stores/keptCards.ts'
import { arrangeSaved } from './arrangeSaved.ts'
import { shelfTitle } from './shelfTitle.ts'

const item = (id: string, more: Partial<KeptItem>): KeptItem => ({
  id,
  title: id,
  imageUrl: `/posters/${id}.svg?light=calm.cry`,
  rating: 70,
  contentType: id.startsWith('tv') ? 'tv' : 'movie',
  genre: 'Drama',
  platforms: [],
  ...more,
})
const items = [
  item('movie-1', { duration: 120, language: 'fr', offers: [{ platform: 'Netflix', kind: 'stream' }] }),
  item('movie-2', {
    duration: 90,
    language: 'en',
    leaveOut: ['gore'],
    imageUrl: '/posters/movie-2.svg?light=laugh.calm',
  }),
  item('tv-3', { episodeMinutes: 50, offers: [{ platform: 'Netflix', kind: 'buy' }] }),
  item('tv-4', { imageUrl: '/.netlify/images?url=x', offers: [{ platform: 'Globoplay', kind: 'free' }] }),
]
const cards: KeptCards = Object.fromEntries(
  items.map((one) => [one.id, { at: 0, locale: 'en', country: '', item: one }]),
)
/** Newest first. */
const marks: readonly Mark[] = ['tv-4', 'movie-1', 'tv-3', 'movie-2', 'movie-9'].map((id, index) => ({
  id,
  kind: 'saved',
  at: 9 - index,
}))

const idOf = new Map([
  ['Netflix', 'netflix'],
  ['Globoplay', 'globoplay'],
])
const arranged = (view: Parameters<typeof arrangeSaved>[0]['view'], wishes: Wishes = {}) =>
  arrangeSaved({
    marks,
    cards,
    view,
    wishes,
    services: new Set(['Netflix']),
    asTitle: (one) => shelfTitle(one, idOf),
  })
const ids = (entries: readonly { readonly item: KeptItem }[]): string[] => entries.map((entry) => entry.item.id)

describe('the list of marked titles', () => {
  it('is ordered by strongest lamp, length or date; what an order cannot place comes last', () => {
    const all = { type: 'all' } as const
    expect(ids(arranged({ ...all, sort: 'lamp' }).fitting)).toEqual(['movie-2', 'movie-1', 'tv-3', 'tv-4'])
    expect(ids(arranged({ ...all, sort: 'length' }).fitting)).toEqual(['tv-3', 'movie-2', 'movie-1', 'tv-4'])
    expect(ids(arranged({ ...all, sort: 'date' }).fitting)).toEqual(['tv-4', 'movie-1', 'tv-3', 'movie-2'])
    expect(arranged({ ...all, sort: 'date' }).unshown.map(({ id }) => id)).toEqual(['movie-9'])
  })

  it('lets wait what is of the other type', () => {
    const films = arranged({ sort: 'date', type: 'movie' })
    expect([ids(films.fitting), ids(films.waiting), [...films.why]]).toEqual([
      ['movie-1', 'movie-2'],
      ['tv-4', 'tv-3'],
      [['otherType', 2]],
    ])
  })

  it('lets wait what breaks a wish, and counts each title once, for the first reason', () => {
    const kept = (wishes: Wishes, type: 'all' | 'tv' = 'all') => {
      const { fitting, why } = arranged({ sort: 'date', type }, wishes)
      return [ids(fitting), Object.fromEntries(why)]
    }
    const mine = { services: ['netflix'], onlyIncluded: true }
    expect(kept(mine)).toEqual([['movie-1'], { elsewhere: 3 }])
    expect(kept({ ...mine, onlyIncluded: false })).toEqual([['movie-1', 'tv-3'], { elsewhere: 2 }])
    expect(kept({ services: ['globoplay'], onlyIncluded: true }, 'tv')).toEqual([
      ['tv-4'],
      { otherType: 2, elsewhere: 1 },
    ])
    expect(kept({ maxMinutes: 60 })).toEqual([['tv-3'], { lengthUnknown: 1, tooLong: 2 }])
    // A card that was kept before cards told their language fits no wish for one.
    expect(kept({ languages: ['es', 'fr'] })).toEqual([['movie-1'], { otherLanguage: 3 }])
    expect(kept({ leaveOut: ['gore', 'suicide'] })).toEqual([['tv-4', 'movie-1', 'tv-3'], { leftOut: 1 }])
    expect(kept({ ...mine, maxMinutes: 90, leaveOut: ['gore'] })).toEqual([[], { elsewhere: 3, tooLong: 1 }])
  })

  it('names the services that are the visitor’s own', () => {
    expect(arranged({ sort: 'date', type: 'all' }).fitting.map(({ own }) => own)).toEqual([[], ['Netflix'], [], []])
  })
})
