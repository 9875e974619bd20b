import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

/** What one visitor sends must never stand in the answer that the CDN keeps for others. */
describe('an answer that all share', () => {
  it('names the next page by known parameters alone', async () => {
    const { headers } = await callFunction('/api/movies?utm_source=x&locale=de&evil=%3Cscript%3E&page=2&country=BR')
    expect(headers.get('link')).toBe('</api/movies?country=BR&locale=de&page=3>; rel="next"')
  })

  it('is for the country of the first cookie, by which the CDN keeps it', async () => {
    const cookie = 'moodlight_country=BR; a=b; moodlight_country=JP'
    const response = await callFunction('/api/streaming-platforms', { headers: { cookie } })
    expect((await response.json()).countryCode).toBe('BR')
  })

  const shared = Object.values(contract).filter(({ cache }) => cache === 'shared')
  it.each(shared.map(({ path }) => path))('%s is the same whatever foreign headers say', async (path) => {
    const target = `${path.replace(':moodId', 'calm').replace(':genre', 'Drama').replace(':id', 'movie-129')}?country=BR`
    const foreign = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '203.0.113.9',
      'x-country': 'JP',
      'x-original-url': '/api/auth/user',
      'x-http-method-override': 'DELETE',
      'accept-language': 'de',
      referer: 'https://evil.example/de/',
      origin: 'https://evil.example',
      cookie: 'moodlight_session=x; nf_lang=de',
    }
    const [plain, loud] = await Promise.all([callFunction(target), callFunction(target, { headers: foreign })])
    expect(await loud.text()).toBe(await plain.text())
    const kept = ({ headers }: Response): [string, string][] =>
      [...headers].filter(([name]) => name !== 'server-timing')
    expect(kept(loud)).toEqual(kept(plain))
    expect(loud.headers.getSetCookie()).toEqual([])
  })
})
