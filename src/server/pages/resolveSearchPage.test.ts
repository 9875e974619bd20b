import { describe, expect, it, vi } from 'vitest'
import { createDeps, type Deps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { findSearch, type SearchPageAnswer } from './resolveSearchPage.ts'

const deps = createDeps(readEnv({}))

interface Visit {
  readonly chosen?: string
  readonly country?: string
}

function find(address: string, { chosen, country }: Visit = {}, from: Deps = deps): Promise<SearchPageAnswer> {
  return findSearch(from, 'en', {
    request: {
      url: new URL(address, 'https://moodlight.example'),
      cookies: new Map(chosen ? [['__Host-moodlight_country', chosen]] : []),
    },
    geo: country ? { country: { code: country } } : {},
  })
}

describe('the search that a page shows when it comes', () => {
  it('is the one that the address asks for, films first', async () => {
    const { drawn } = await find('/search/?q=%20in%20the%20%20mood%20for%20love%20')
    expect(drawn?.query).toBe('in the  mood for love')
    const { movies, tvShows, total } = drawn?.answer ?? { movies: [], tvShows: [], total: 0 }
    expect(movies[0]?.title).toBe('In the Mood for Love')
    expect(movies.length + tvShows.length).toBe(total)
  })

  it('is for the country that was chosen, or else the one of the visit', async () => {
    expect((await find('/search/?q=love', { chosen: 'BR', country: 'FR' })).drawn?.country).toBe('BR')
    expect((await find('/search/?q=love', { country: 'FR' })).drawn?.country).toBe('FR')
    expect((await find('/search/?q=love')).drawn?.country).toBe(null)
  })

  it('is none where the address asks for none', async () => {
    for (const address of ['/search/', '/search/?q=', '/search/?q=%20%20']) {
      const { drawn, headers } = await find(address)
      expect(drawn).toBe(null)
      expect(headers['netlify-cdn-cache-control']).toMatch(/max-age=300/)
    }
  })

  it('is none, and kept nowhere, where nobody can say', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const search = () => Promise.reject(new Error('gone'))
    const { status, drawn, headers } = await find(
      '/search/?q=love',
      {},
      { ...deps, catalogue: { ...deps.catalogue, search } },
    )
    expect([status, drawn]).toEqual([503, null])
    expect(headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '5' })
  })

  it('takes what no address should hold', async () => {
    for (const q of ['%FF', '%00', 'x'.repeat(5000), '%F0%9F%98%80'.repeat(150), '<script>']) {
      const { drawn } = await find(`/search/?q=${q}`)
      expect(drawn?.query.length).toBeLessThanOrEqual(200)
      expect(drawn?.query.isWellFormed()).toBe(true)
    }
  })
})
