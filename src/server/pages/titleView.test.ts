import { describe, expect, it } from 'vitest'
import { embeddedTitles, readCopyById } from '#src/catalogue/embedded/shelf.ts'
import { tellsEnding } from '#src/domain/feel/feel.ts'
import { locales } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import { offersByCountry, titleView } from './titleView.ts'

const shelf = await embeddedTitles('en')
const [first] = shelf
if (!first) throw new Error('the shelf is empty')

describe('what a title’s page shows', () => {
  it('says of every title, in each language by turn, why it fits, the strongest mood first, and never how it ends', async () => {
    for (const [index, { id }] of shelf.entries()) {
      const locale = locales[index % locales.length] ?? 'en'
      const { title, fits, feels, profile } = await titleView(id, locale)
      expect(fits.length, `${id} in ${locale}`).toBeGreaterThan(0)
      const strengths = fits.map(({ mood }) => profile[mood])
      expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
      expect(feels.some(tellsEnding)).toBe(false)
      const composed = fits.filter(({ mood }) => !title.reasons[mood])
      for (const feel of title.feels.filter(tellsEnding)) {
        for (const { reason } of composed) expect(reason).not.toContain(feelLabel(feel, locale))
      }
    }
  })

  it('dates the seasons of a series, and those alone', async () => {
    const series = shelf.find(({ type }) => type === 'tv')
    const film = shelf.find(({ type }) => type === 'movie')
    expect((await titleView(series?.id ?? 'tv-1', 'en')).seasonsOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await titleView(film?.id ?? 'movie-1', 'en')).seasonsOn).toBeNull()
  })

  it('has six titles alike, each with a page, and no two pages at one address', async () => {
    const paths = new Set(shelf.map(({ path }) => path))
    expect(paths.size).toBe(shelf.length)
    const { similar } = await titleView(first.id, 'pt')
    expect(similar).toHaveLength(6)
    for (const { path } of similar) expect(paths).toContain(path)
  })

  it('marks a description that is still English, so that it is read out as such', async () => {
    const [english, german] = await Promise.all([readCopyById('en'), readCopyById('de')])
    for (const { id } of shelf) {
      const own = german.get(id)?.description
      const expected = own && own !== english.get(id)?.description ? 'de' : 'en'
      expect((await titleView(id, 'de')).descriptionLocale, id).toBe(expected)
    }
  })

  it('groups services by kind, and puts countries of the page’s language first', () => {
    const title: Title = {
      ...first,
      title: 'A & B',
      availability: {
        US: [{ platform: 'netflix', kind: 'stream' }],
        DE: [
          { platform: 'apple-tv', kind: 'rent' },
          { platform: 'netflix', kind: 'stream' },
          { platform: 'elsewhere', kind: 'rent', name: 'Elsewhere' },
        ],
        FR: [],
      },
    }
    const offers = offersByCountry(title, 'de')
    expect(offers.map(({ country }) => country)).toEqual(['DE', 'US'])
    expect(offers[0]?.groups).toEqual([
      { kind: 'stream', services: [{ name: 'Netflix', url: 'https://www.netflix.com/search?q=A%20%26%20B' }] },
      {
        kind: 'rent',
        services: [
          { name: 'Apple TV', url: 'https://tv.apple.com/search?term=A%20%26%20B' },
          { name: 'Elsewhere', url: null },
        ],
      },
    ])
  })
})
