import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { breadcrumbList, itemList, jsonLd } from './jsonLd.ts'
import { titleThing } from './titleThing.ts'

describe('structured data', () => {
  it('cannot end its element, whatever a text holds, and reads back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script><!--')), (name) => {
        const text = jsonLd({ '@type': 'Movie', name })
        expect(text).not.toContain('<')
        expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Movie', name })
      }),
    )
  })

  it('counts steps and items from one', () => {
    const pages = [
      { name: 'Home', url: 'https://x.test/' },
      { name: 'Movies', url: 'https://x.test/movies/' },
    ]
    expect(breadcrumbList(pages)['itemListElement']).toMatchObject([
      { position: 1, item: 'https://x.test/' },
      { position: 2 },
    ])
    expect(itemList([{ '@type': 'Movie' }, { '@type': 'TVSeries' }])).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ position: 1, item: { '@type': 'Movie' } }, { position: 2 }],
    })
  })

  it('tells a film from a series', async () => {
    const shelf = await embeddedTitles('en')
    const told = { url: 'https://x.test/title/', image: 'https://x.test/poster.svg', genres: ['Drama'] }
    const film = shelf.find(({ type }) => type === 'movie')
    const series = shelf.find(({ type }) => type === 'tv')
    if (!film || !series) throw new Error('the shelf lacks a type')
    expect(titleThing(film, told)).toMatchObject({
      '@type': 'Movie',
      director: { '@type': 'Person', name: film.people[0] },
      duration: `PT${film.runtime}M`,
    })
    const thing = titleThing(series, told)
    expect(thing).toMatchObject({ '@type': 'TVSeries', numberOfSeasons: series.seasons })
    expect(thing).not.toHaveProperty('director')
  })
})
