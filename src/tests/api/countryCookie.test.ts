import { describe, expect, it } from 'vitest'
import { callFunction } from '#src/tests/support/callFunction.ts'

const set = { method: 'POST', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } }
const secure = 'https://moodlight.example'
const pinned = '__Host-moodlight_country'

async function countryFor(site: string, cookie: string): Promise<unknown> {
  const answer = await callFunction(`${site}/api/streaming-platforms`, { headers: { cookie } })
  return (await answer.json()).countryCode
}

describe('the cookie of a chosen country', () => {
  it('is pinned to this host on HTTPS, set and taken back', async () => {
    for (const [country, value] of [
      ['BR', 'BR; Max-Age=31536000'],
      ['auto', '; Max-Age=0'],
    ]) {
      const answer = await callFunction(`${secure}/api/location/set?country=${country}`, set)
      expect(answer.headers.getSetCookie()).toEqual([`${pinned}=${value}; Path=/; HttpOnly; SameSite=Lax; Secure`])
    }
  })

  it('of another host of the domain counts for nothing, and makes no answer of its own at the CDN', async () => {
    expect(await countryFor(secure, `${pinned}=BR`)).toBe('BR')
    expect(await countryFor(secure, `moodlight_country=JP; ${pinned}=BR`)).toBe('BR')
    expect(await countryFor(secure, 'moodlight_country=JP')).not.toBe('JP')
    for (const path of ['/api/streaming-platforms', '/api/movies']) {
      const answer = await callFunction(secure + path)
      expect(answer.headers.get('netlify-vary')).toMatch(new RegExp(`,cookie=${pinned}$`))
    }
  })

  it('has its plain name where there is no HTTPS, which no browser would pin', async () => {
    expect(await countryFor('http://localhost', 'moodlight_country=BR')).toBe('BR')
    expect(await countryFor('http://localhost', `${pinned}=BR`)).not.toBe('BR')
  })
})
