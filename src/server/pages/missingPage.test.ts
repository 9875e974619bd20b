import { describe, expect, it } from 'vitest'
import { missingPage, missingPlaces } from './missingPage.ts'

const answer = missingPage(
  { '/pt/': 'perdido', '/pt/streaming/': 'nenhum serviço', '/streaming/': 'no service' },
  { 'x-frame-options': 'DENY' },
)
const asked = (path: string): Response => answer(new Request(`https://moodlight.example${path}`))

describe('what does not exist', () => {
  it.each([
    ['/pt/nowhere/', 'perdido'],
    ['/pt/nowhere', 'perdido'],
    ['/PT/nowhere', 'perdido'],
    ['/pt/mood/sad/movies/', 'perdido'],
    ['/pt/streaming/nothing/', 'nenhum serviço'],
    ['/streaming/nothing', 'no service'],
  ])('has a page of its own place: %s', async (path, page) => {
    const response = asked(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(await response.text()).toBe(page)
  })

  it('is never kept by a browser, and by the CDN until the next deploy', () => {
    const { headers } = asked('/pt/nowhere/')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('netlify-cdn-cache-control')).toBe('public, max-age=86400')
  })

  it('has a place for each language, and one for its services', () => {
    expect(missingPlaces(['pt', 'de'])).toEqual(['/streaming/', '/pt/streaming/', '/pt/', '/de/streaming/', '/de/'])
  })
})
