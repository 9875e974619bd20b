import { describe, expect, it } from 'vitest'
import { boundCards, isCurrent, type KeptCard, mostKeptCards, readKeptCards } from './keptCards.ts'

const card = (id: string, more: Partial<KeptCard> = {}): KeptCard => ({
  at: 1000,
  locale: 'en',
  country: 'BR',
  item: {
    id,
    title: 'Klaus',
    imageUrl: `/posters/${id}.svg?light=calm.cry`,
    rating: 80,
    contentType: 'movie',
    genre: 'Animation',
    platforms: ['Netflix'],
    language: 'es',
    leaveOut: ['sad-ending'],
  },
  ...more,
})

describe('cards that are kept on the device', () => {
  it('are read as they were written; what is damaged or no card of ours is not kept', () => {
    const cards = { 'movie-1': card('movie-1'), 'tv-2': card('tv-2') }
    expect(readKeptCards(JSON.stringify(cards))).toEqual(cards)
    const strange = { ...cards, 'movie-3': card('movie-4'), 'movie-5': { at: 'now' }, 'movie-6': null }
    expect(readKeptCards(JSON.stringify(strange))).toEqual(cards)
    for (const text of [null, '', '[]', '{', '"x"', 'null']) expect(readKeptCards(text)).toEqual({})
  })

  it('are those of marked titles, the first 300', () => {
    const ids = Array.from({ length: mostKeptCards + 5 }, (_, index) => `movie-${index + 1}`)
    const all = Object.fromEntries(ids.map((id) => [id, card(id)]))
    expect(Object.keys(boundCards(all, ids))).toEqual(ids.slice(0, mostKeptCards))
    expect(Object.keys(boundCards(all, ['movie-7', 'movie-999']))).toEqual(['movie-7'])
  })

  it('are asked for again in another language or country, and after a day', () => {
    const audience = { locale: 'en', country: 'BR' } as const
    expect(isCurrent(card('movie-1'), audience, 2000)).toBe(true)
    expect(isCurrent(card('movie-1'), { ...audience, locale: 'de' }, 2000)).toBe(false)
    expect(isCurrent(card('movie-1'), { ...audience, country: '' }, 2000)).toBe(false)
    expect(isCurrent(card('movie-1'), audience, 1000 + 24 * 3600 * 1000)).toBe(false)
    // A clock that was set back does not keep a card for ever.
    expect(isCurrent(card('movie-1', { at: 1e12 }), audience, 2000)).toBe(false)
    // Kept before cards told their language: shown, and asked for again.
    const { language, leaveOut, ...older } = card('movie-1').item
    const old = { ...card('movie-1'), item: older }
    expect(readKeptCards(JSON.stringify({ 'movie-1': old }))).toEqual({ 'movie-1': old })
    expect(isCurrent(old, audience, 2000)).toBe(false)
    expect(isCurrent(undefined, audience, 2000)).toBe(false)
  })
})
