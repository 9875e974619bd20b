import { describe, expect, it } from 'vitest'
import type { TitleCard } from '#src/api/items.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { withOffers } from './eveningEngine.ts'

const platforms = [
  { id: 'netflix', name: 'Netflix', logo: 'N', colour: '#e50914' },
  { id: 'hbo-max', name: 'HBO Max', logo: 'HB', colour: '#000000' },
]
const titleOf = (id: RoomTitle['id'], platform: string): RoomTitle => ({
  id,
  type: 'movie',
  fit: 1,
  quality: 1,
  feels: [],
  genres: [],
  language: 'en',
  headsUp: [],
  offers: [{ platform, kind: 'stream' }],
  available: true,
})
const cardOf = (id: TitleCard['id'], offers: TitleCard['offers']): TitleCard => ({
  id,
  title: 'A film',
  description: '',
  imageUrl: '/posters/movie-1.svg',
  rating: 70,
  contentType: 'movie',
  genre: 'Comedy',
  platforms: [],
  offers,
})
const room = [titleOf('movie-1', 'hbo-max'), titleOf('movie-2', 'netflix')]

describe('the offers of a room’s titles', () => {
  it('are those of their cards, where these say others', () => {
    const titles = withOffers(
      room,
      [cardOf('movie-1', [{ platform: 'Netflix', kind: 'rent' }]), cardOf('movie-2', [])],
      platforms,
    )
    expect(titles).toMatchObject([
      { id: 'movie-1', offers: [{ platform: 'netflix', kind: 'rent' }], available: true },
      { id: 'movie-2', offers: [], available: false },
    ])
  })

  it('stay as they are where cards say the same, or nothing', () => {
    const same = [cardOf('movie-1', [{ platform: 'HBO Max', kind: 'stream' }]), cardOf('movie-2', undefined)]
    expect(withOffers(room, same, platforms)).toBe(room)
  })
})
