import { describe, expect, it } from 'vitest'
import { logout } from './signIn.ts'

const ask = (headers: Record<string, string>): Promise<Response> =>
  logout(new Request('http://localhost/api/logout', { headers }))
const byClick = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe('signing out', () => {
  it('follows a click on this site', async () => {
    expect((await ask(byClick)).headers.getSetCookie().join()).toContain('Max-Age=0')
  })

  it.each([
    ['a link elsewhere', { ...byClick, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...byClick, 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { ...byClick, 'sec-fetch-site': 'none' }],
    ['an image on this site', { ...byClick, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a script', { ...byClick, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a browser that fetches ahead', { ...byClick, 'sec-purpose': 'prefetch;prerender' }],
    ['nobody knows what', {}],
  ])('asks first when it comes from %s', async (_, headers) => {
    const answer = await ask(headers)
    expect(answer.headers.get('location')).toBe('/sign-out/')
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
