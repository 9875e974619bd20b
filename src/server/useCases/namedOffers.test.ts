import { describe, expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import type { Offer } from '#src/domain/platform/platform.ts'
import { namedOffers } from './namedOffers.ts'

const netflix: Offer = { platform: 'netflix', kind: 'stream' }
const tubi: Offer = { platform: 'tubi', kind: 'free' }
const apple: Offer = { platform: 'apple-tv', kind: 'rent' }
const prime: Offer = { platform: 'prime-video', kind: 'rent' }
const unlisted: Offer = { platform: 'tmdb-99999', kind: 'buy', name: 'Corner Video' }

describe('the names on a card', () => {
  it('are plain where a subscription includes the title', () => {
    const { platforms, labels, offers } = namedOffers([netflix], 'en')
    expect(platforms).toEqual(['Netflix'])
    expect(labels).toBeUndefined()
    expect(offers).toEqual([{ platform: 'Netflix', kind: 'stream' }])
  })

  it('say how, each for itself', () => {
    const offers = [netflix, tubi, apple, prime, unlisted]
    const { platforms, labels } = namedOffers(offers, 'en')
    expect(labels).toEqual(['Netflix', 'Free: Tubi', 'Rent: Apple TV', 'Rent: Prime Video', 'Buy: Corner Video'])
    expect(platforms).toEqual(['Netflix', 'Tubi', 'Apple TV', 'Prime Video', 'Corner Video'])
  })

  it('name a service once, with its best offer, while all of its offers are listed', () => {
    const { labels, platforms, offers } = namedOffers([apple, { platform: 'apple-tv', kind: 'buy' }], 'en')
    expect(platforms).toEqual(['Apple TV'])
    expect(labels).toEqual(['Rent: Apple TV'])
    expect(offers.map(({ kind }) => kind)).toEqual(['rent', 'buy'])
  })

  it('are in the language asked for', () => {
    const words = locales.map((locale) => [locale, namedOffers([apple], locale).labels?.[0]])
    expect(Object.fromEntries(words)).toMatchObject({
      en: 'Rent: Apple TV',
      pt: 'Alugar: Apple TV',
      es: 'Alquilar: Apple TV',
      de: 'Leihen: Apple TV',
      fr: 'Louer\u00a0: Apple TV',
    })
  })

  it('are none where nothing is known', () => {
    expect(namedOffers([], 'en')).toEqual({ platforms: [], offers: [] })
  })
})
