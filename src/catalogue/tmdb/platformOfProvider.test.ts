import { describe, expect, it } from 'vitest'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { platforms } from '#src/catalogue/platforms/platforms.data.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import { isAddOn, platformOfProvider, serviceKey } from './platformOfProvider.ts'
import { providerNames, providerNumbers, providerNumbersByCountry } from './providers.data.ts'

/** A provider whose number says nothing, so that its name decides. */
const named = (name: string, country: CountryCode = 'US') =>
  platformOfProvider({ provider_id: 999_999, provider_name: name }, country)

describe('the service behind a provider', () => {
  it.each([
    ['Netflix Standard with Ads', 'netflix'],
    ['Amazon Prime Video Free with Ads', 'prime-video'],
    ['Paramount Plus Basic with Ads', 'paramount-plus'],
    ['Paramount+ Premium ', 'paramount-plus'],
    ['Paramount Plus Essential', 'paramount-plus'],
    ['Peacock Premium Plus', 'peacock'],
    ['Max', 'hbo-max'],
    ['Apple TV+', 'apple-tv'],
    ['Apple TV Store', 'apple-tv'],
    ['Disney Plus', 'disney-plus'],
    ['RTL+', 'rtl-plus'],
    ['Movistar Plus+ Ficción Total', 'movistar-plus'],
    ['Now TV Cinema', 'now'],
    ['ITVX Premium', 'itvx'],
    ['FlixOle', 'flixole'],
    ['Discovery +', 'discovery-plus'],
    ['Fandango at Home Free', 'fandango-at-home'],
    ['Google Play Movies', 'google-play'],
    ['France TV', 'france-tv'],
  ])('is known by its name: %s', (name, id) => {
    expect(named(name)).toBe(id)
  })

  it.each(['YouTube TV', 'Premiere Max', 'BBC America', 'PBS Kids', 'WOW Presents Plus', 'ARD Plus', 'Magellan TV'])(
    'is another one than that of a name like it: %s',
    (name) => {
      expect(named(name)).toBeNull()
    },
  )

  it('is known by its number when it has a new name, and may be another in a country', () => {
    const renamed = (id: number, country: CountryCode) =>
      platformOfProvider({ provider_id: id, provider_name: 'Anything' }, country)
    expect(renamed(2304, 'GB')).toBe('paramount-plus')
    expect(renamed(298, 'DE')).toBe('rtl-plus')
    expect(renamed(15, 'US')).toBe('hulu')
    expect(renamed(15, 'JP')).toBe('hulu-japan')
    expect(renamed(122, 'IN')).toBe('jiohotstar')
  })

  it('is described on the site, wherever the tables name one', () => {
    const ids = [
      ...Object.values(providerNumbers),
      ...Object.values(providerNumbersByCountry).flatMap((numbers) => Object.values(numbers)),
      ...Object.keys(providerNames),
    ]
    expect(ids.filter((id) => !platformById(id))).toEqual([])
  })

  it('is never two services of one name', () => {
    const keys = [
      ...platforms.map(({ name }) => serviceKey(name)),
      ...Object.values(providerNames).flatMap((names) => [...new Set(names.map(serviceKey))]),
    ]
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

describe('an add-on sold inside another service', () => {
  it.each([
    'HBO Max Amazon Channel',
    'Wild West Amzon Channel',
    'Lionsgate+ Amazon Channels',
    'Amazon Arthaus Channel',
    'Paramount Plus Apple TV Channel ',
    'BBC Select Apple Tv channel',
    'Acorn TV Apple TV',
    'Starz Roku Premium Channel',
    'HBO Max (via Prime Video)',
  ])('is one: %s', (name) => {
    expect(isAddOn(name)).toBe(true)
  })

  it.each([
    'Criterion Channel',
    'Channel 4',
    'Channel 4 Plus',
    'The Roku Channel',
    'Science Channel',
    'Apple TV',
    'Amazon Video',
  ])('is none: %s', (name) => {
    expect(isAddOn(name)).toBe(false)
  })
})
