import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { countryCodes } from '#src/domain/country.ts'
import { get, refused } from '#src/tests/support/apiAnswers.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

describe('GET /api/streaming-platforms', () => {
  const { response: schema } = contract.streamingPlatforms

  it.each(countryCodes)(
    'names services at home in %s and those of the world, each with a website and a line',
    async (country) => {
      const { local, international, countryCode } = await get(`/api/streaming-platforms?country=${country}`, schema)
      expect(countryCode).toBe(country)
      expect(local.length).toBeGreaterThanOrEqual(4)
      expect(international.length).toBeGreaterThanOrEqual(4)
      for (const { description } of [...local, ...international]) expect(description.length).toBeGreaterThan(10)
    },
  )

  it('has no local services for a visitor whose country is unknown', async () => {
    const { local, countryCode } = await get('/api/streaming-platforms', schema)
    expect([local, countryCode]).toEqual([[], ''])
  })
})

describe('the country of a request', () => {
  const countryOf = async (query: string, cookie: string | null, geo: string | null): Promise<string> => {
    const response = await callFunction(
      `/api/streaming-platforms${query}`,
      cookie ? { headers: { cookie: `moodlight_country=${cookie}` } } : {},
      { geo: geo ? { country: { code: geo } } : {} },
    )
    return contract.streamingPlatforms.response.parse(await response.json()).countryCode
  }

  it('comes from the query, else the cookie, else the network address, else is unknown', async () => {
    expect(await countryOf('?country=BR', 'DE', 'FR')).toBe('BR')
    expect(await countryOf('', 'DE', 'FR')).toBe('DE')
    expect(await countryOf('', null, 'FR')).toBe('FR')
    expect(await countryOf('', null, null)).toBe('')
    expect(await countryOf('', 'nonsense', 'FR')).toBe('FR')
    expect(await countryOf('', null, 'SE')).toBe('')
  })
})

describe('/api/location', () => {
  const { response: schema } = contract.location

  it('knows a visitor by the network address', async () => {
    const response = await callFunction(
      '/api/location',
      {},
      {
        geo: {
          country: { code: 'GB', name: 'United Kingdom' },
          city: 'London',
          subdivision: { code: 'ENG', name: 'England' },
        },
      },
    )
    expect(schema.parse(await response.json())).toEqual({
      countryCode: 'GB',
      country: 'United Kingdom',
      city: 'London',
      region: 'England',
      detectedFrom: 'ip',
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('leaves the unknown unknown', async () => {
    const location = await get('/api/location', schema)
    expect(location).toEqual({ countryCode: '', country: '', city: '', region: '', detectedFrom: 'headers' })
  })

  it('remembers a country that was set, and forgets it on "auto"', async () => {
    const set = await callFunction('/api/location/set?country=br', { method: 'POST' })
    const cookie = set.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^moodlight_country=BR; .*HttpOnly.*SameSite=Lax/)
    const known = await callFunction('/api/location', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(schema.parse(await known.json())).toMatchObject({
      countryCode: 'BR',
      country: 'Brazil',
      detectedFrom: 'manual',
    })
    const forgotten = await callFunction('/api/location/set?country=auto', { method: 'POST' })
    expect(forgotten.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  it.each(['', '?country=', '?country=XX', '?country=Brazil'])('refuses to set "%s"', async (query) => {
    const { status, message } = await refused(`/api/location/set${query}`, { method: 'POST' })
    expect(status).toBe(400)
    expect(message).toContain('country')
  })

  it('is set by POST from this site only', async () => {
    expect(await refused('/api/location/set?country=BR')).toMatchObject({ status: 405, code: 'method_not_allowed' })
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect(await refused('/api/location/set?country=BR', foreign)).toMatchObject({ status: 403, code: 'forbidden' })
    const elsewhere = { method: 'POST', headers: { origin: 'https://evil.example' } }
    expect(await refused('/api/location/set?country=BR', elsewhere)).toMatchObject({ status: 403 })
  })
})
