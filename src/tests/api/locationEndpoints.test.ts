import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { countryCodes } from '#src/domain/place/country.ts'
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

  describe('set by a plain form', () => {
    const post = async (body: string, headers: Record<string, string> = { origin: 'http://localhost' }) =>
      await callFunction('/api/location/set?country=JP', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      })

    it('keeps the country in the cookie, and sends the visitor back to a page that says so', async () => {
      for (const headers of [{ origin: 'http://localhost' }, { 'sec-fetch-site': 'same-origin' }]) {
        const answer = await post('returnTo=%2Fde%2Flocation-settings%2F&country=BR', headers)
        expect(answer.status).toBe(303)
        expect(answer.headers.get('location')).toBe('/de/location-settings/#chosen-BR')
        expect(answer.headers.get('set-cookie')).toMatch(/^moodlight_country=BR; .*HttpOnly.*SameSite=Lax/)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(await answer.text()).toBe('')
      }
    })

    it('forgets it on "auto"', async () => {
      const answer = await post('country=auto&returnTo=/location-settings/')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/location-settings/'])
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    })

    it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/api/logout', ''])(
      'leads nowhere else than to a page of this site: "%s"',
      async (returnTo) => {
        const answer = await post(new URLSearchParams({ country: 'BR', returnTo }).toString())
        expect(answer.headers.get('location')).toBe('/#chosen-BR')
      },
    )

    it.each(['', 'country=', 'country=XX', 'country=BR&country=DE', 'country=%ff', 'returnTo=/'])(
      'refuses "%s", whatever the address says',
      async (body) => {
        const answer = await post(body)
        expect(answer.status).toBe(400)
        expect(answer.headers.get('set-cookie')).toBeNull()
      },
    )
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
