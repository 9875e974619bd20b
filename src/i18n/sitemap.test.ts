import { describe, expect, it } from 'vitest'
import { locales } from '#src/domain/locale.ts'
import { mostAddresses, sitemap } from './sitemap.ts'

const site = new URL('https://moodlight.test')

describe('the site map', () => {
  it('has each page in each language, with all languages and a default beside it', () => {
    const map = sitemap(site, ['/', '/movies/'])
    expect(map.match(/<loc>[^<]+/g)).toHaveLength(2 * locales.length)
    expect(map).toContain('<loc>https://moodlight.test/pt/movies/</loc>')
    const [movies = ''] = map.split('\n').filter((line) => line.includes('<loc>https://moodlight.test/movies/'))
    expect(movies.match(/hreflang="([\w-]+)"/g)).toHaveLength(locales.length + 1)
    expect(movies).toContain('hreflang="x-default" href="https://moodlight.test/movies/"')
  })

  it('escapes what XML would read', () => {
    expect(sitemap(site, ['/a&b/'])).toContain('<loc>https://moodlight.test/a&amp;b/</loc>')
  })

  it('refuses to grow beyond what one file may hold', () => {
    const paths = Array.from({ length: mostAddresses / locales.length + 1 }, (_, index) => `/${index}/` as const)
    expect(() => sitemap(site, paths)).toThrow(RangeError)
  })
})
