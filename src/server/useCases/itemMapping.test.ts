import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import type { Offer } from '#src/domain/platform/platform.ts'
import { toTitleItem } from './itemMapping.ts'

const [any] = await embeddedTitles('en')
if (!any) throw new Error('the shelf is empty')
const title = { ...any, title: 'A Film', type: 'movie', tmdbId: 7 } as const

const known: Offer = { platform: 'netflix', kind: 'stream' }
const unknown: Offer = { platform: 'tmdb-99999', kind: 'stream', name: 'Some Service' }
const rental: Offer = { platform: 'apple-tv', kind: 'rent' }

const linkFor = (offers: Offer[]) => {
  const { streamingUrl, streamingVia } = toTitleItem(
    { ...title, availability: { US: offers } },
    { country: 'US', locale: 'en' },
  )
  return { streamingUrl, streamingVia }
}
const tmdb = { streamingUrl: 'https://www.themoviedb.org/movie/7/watch?locale=US', streamingVia: 'tmdb' }

describe('the title', () => {
  const named = { ...title, regionalTitles: { 'es-MX': 'Una película', 'en-GB': 'The Film' } }

  it('is that of the release in the visitor’s country, in a language that is spoken there', () => {
    const titleFor = (locale: 'en' | 'es', country: 'MX' | 'GB' | 'US' | null) =>
      toTitleItem({ ...named, availability: {} }, { locale, country }).title
    expect(titleFor('es', 'MX')).toBe('Una película')
    expect(titleFor('en', 'GB')).toBe('The Film')
    expect([titleFor('en', 'MX'), titleFor('es', 'GB'), titleFor('en', 'US'), titleFor('es', null)]).toEqual(
      Array.from({ length: 4 }, () => 'A Film'),
    )
  })
})

describe('the link to watch a title', () => {
  it('opens the first service that includes it and that the site knows', () => {
    expect(linkFor([rental, unknown, known]).streamingUrl).toBe('https://www.netflix.com/search?q=A%20Film')
  })

  it('opens the page of all services rather than a shop, where an unlisted service includes it', () => {
    expect(linkFor([rental, unknown])).toEqual(tmdb)
  })

  it('opens a free service rather than the page of all services', () => {
    expect(linkFor([unknown, { platform: 'tubi', kind: 'free' }]).streamingUrl).toBe(
      'https://tubitv.com/search/A%20Film',
    )
  })

  it('opens a shop where nothing includes it, and nothing where nothing is known', () => {
    expect(linkFor([rental]).streamingUrl).toBe('https://tv.apple.com/search?term=A%20Film')
    expect(linkFor([])).toEqual({ streamingUrl: undefined, streamingVia: undefined })
  })
})

describe('the services of a title', () => {
  it('are those that include it first, then free ones, then shops', () => {
    const { platforms } = toTitleItem(
      { ...title, availability: { US: [rental, { platform: 'tubi', kind: 'free' }, unknown, known] } },
      { country: 'US', locale: 'en' },
    )
    expect(platforms).toEqual(['Some Service', 'Netflix', 'Tubi', 'Apple TV'])
  })
})
