import { describe, expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import { mostAddresses, sitemap, sitemapIndex, sitemapParts } from './sitemap.ts'

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

  it('comes in parts under an index when one file may not hold it, with every page in one of them', () => {
    const inOneFile = Math.floor(mostAddresses / locales.length)
    const paths = Array.from({ length: inOneFile + 1 }, (_, index) => `/${index}/` as const)
    expect(() => sitemap(site, paths)).toThrow(RangeError)
    const parts = sitemapParts(paths)
    expect(parts.map((part) => part.length)).toEqual([inOneFile, 1])
    expect(parts.flat()).toEqual(paths)
    const addresses = sitemap(site, parts[0] ?? []).match(/<loc>/g)
    expect(addresses).toHaveLength(inOneFile * locales.length)
    expect(sitemapIndex(site, parts.length).match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://moodlight.test/sitemaps/1.xml',
      '<loc>https://moodlight.test/sitemaps/2.xml',
    ])
  })

  it('is one file as long as that holds it', () => {
    expect(sitemapParts([])).toEqual([[]])
    expect(sitemapParts(['/', '/movies/'])).toEqual([['/', '/movies/']])
  })
})
