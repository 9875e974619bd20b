import type { Context } from '@netlify/functions'
import { describe, expect, it } from 'vitest'
import type { Visit } from './endpoint.ts'
import { visitorCountry, visitorLocation } from './visitorCountry.ts'

interface Traces {
  /** What the cookie of the chosen country holds. */
  readonly chosen?: string
  readonly geo?: Context['geo']
}

function visit({ chosen, geo }: Traces): Visit {
  const cookies = new Map([
    ['other', 'JP'],
    ...(chosen === undefined ? [] : [['__Host-moodlight_country', chosen] as const]),
  ])
  return { request: { url: new URL('https://moodlight.example/api/location'), cookies }, geo }
}

const inFrance = { country: { code: 'FR', name: 'France' }, city: 'Lyon', subdivision: { code: 'ARA', name: 'Rhône' } }
const nowhere = { countryCode: '', country: '', city: '', region: '', detectedFrom: 'headers' }

describe('the country of a request', () => {
  it('is the one that it names, else the chosen one, else where the network address is', () => {
    expect(visitorCountry('BR', visit({ chosen: 'DE', geo: inFrance }))).toBe('BR')
    expect(visitorCountry(undefined, visit({ chosen: 'DE', geo: inFrance }))).toBe('DE')
    expect(visitorCountry(undefined, visit({ geo: inFrance }))).toBe('FR')
  })

  it.each([
    {},
    { geo: {} },
    { geo: { country: {} } },
    { geo: { country: { code: '' } } },
    { geo: { country: { code: 'SE' } } },
    { chosen: 'SE' },
    { chosen: '' },
  ])('is unknown with %j', (traces) => {
    expect(visitorCountry(undefined, visit(traces))).toBeNull()
  })

  it('is where the network address is when what was chosen is none of ours', () => {
    expect(visitorCountry(undefined, visit({ chosen: '<script>', geo: inFrance }))).toBe('FR')
  })
})

describe('the location of a visitor', () => {
  it('is the country that was chosen, and nothing of the network address', () => {
    expect(visitorLocation(visit({ chosen: 'de', geo: inFrance }))).toEqual({
      countryCode: 'DE',
      country: 'Germany',
      city: '',
      region: '',
      detectedFrom: 'manual',
    })
  })

  it.each([
    ['US', 'United States'],
    ['BR', 'Brazil'],
    ['MX', 'Mexico'],
    ['CA', 'Canada'],
    ['GB', 'United Kingdom'],
    ['AU', 'Australia'],
    ['DE', 'Germany'],
    ['FR', 'France'],
    ['ES', 'Spain'],
    ['IT', 'Italy'],
    ['JP', 'Japan'],
    ['KR', 'South Korea'],
    ['IN', 'India'],
  ])('is for %s, in whatever case, %s', (countryCode, country) => {
    for (const chosen of [countryCode, countryCode.toLowerCase()])
      expect(visitorLocation(visit({ chosen }))).toMatchObject({ countryCode, country })
    expect(visitorCountry(undefined, visit({ geo: { country: { code: countryCode } } }))).toBe(countryCode)
  })

  it('is what the network address says, in one of our countries or in another', () => {
    expect(visitorLocation(visit({ geo: inFrance }))).toEqual({
      countryCode: 'FR',
      country: 'France',
      city: 'Lyon',
      region: 'Rhône',
      detectedFrom: 'ip',
    })
    expect(visitorLocation(visit({ geo: { country: { code: 'SE', name: 'Sweden' } } }))).toEqual({
      countryCode: 'SE',
      country: 'Sweden',
      city: '',
      region: '',
      detectedFrom: 'ip',
    })
  })

  it('has the English name of our countries, and the code of others, where the platform names none', () => {
    expect(visitorLocation(visit({ geo: { country: { code: 'kr' } } }))).toMatchObject({
      countryCode: 'KR',
      country: 'South Korea',
    })
    expect(visitorLocation(visit({ geo: { country: { code: 'se' } } }))).toMatchObject({
      countryCode: 'SE',
      country: 'SE',
    })
  })

  it.each([undefined, '', 'F', 'FRA', 'xFR', '1R', 'FR\n'])('is unknown for the code %j', (code) => {
    const country = code === undefined ? {} : { code, name: 'France' }
    expect(visitorLocation(visit({ geo: { country, city: 'Lyon' } }))).toEqual(nowhere)
  })

  it('is unknown where the platform says nothing', () => {
    expect(visitorLocation(visit({}))).toEqual(nowhere)
    expect(visitorLocation(visit({ geo: {} }))).toEqual(nowhere)
  })
})
