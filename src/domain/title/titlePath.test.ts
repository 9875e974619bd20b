import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleIdOfAddress, titlePath, titlePathSchema, titleSlug } from './titlePath.ts'

describe('the path of a title’s page', () => {
  it.each([
    ['Spirited Away', 'spirited-away'],
    ["Schindler's List", 'schindlers-list'],
    ['Amélie', 'amelie'],
    ['WALL·E', 'wall-e'],
    ['Suburræterna', 'suburraeterna'],
    ['  Mission: Impossible – Fallout!  ', 'mission-impossible-fallout'],
    ['1917', '1917'],
    ['Straße', 'strasse'],
  ])('writes %s as %s', (title, slug) => {
    expect(titleSlug(title)).toBe(slug)
    expect(titlePath('movie-129', title)).toBe(`/title/movie-129-${slug}/`)
  })

  it.each(['千と千尋の神隠し', '기생충', '…', ''])('is just the id for %s', (title) => {
    expect(titlePath('tv-7', title)).toBe('/title/tv-7/')
  })

  it('ends a long title at a word', () => {
    const title = 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb'
    expect(titleSlug(title)).toBe('dr-strangelove-or-how-i-learned-to-stop-worrying-and-love')
  })

  it('fits its schema whatever a title is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        expect(titlePathSchema.safeParse(titlePath('movie-1', title)).success).toBe(true)
      }),
    )
  })
})

describe('what an address below /title/ names', () => {
  it.each([
    ['movie-129-spirited-away', 'movie-129'],
    ['movie-129-chihiro', 'movie-129'],
    ['tv-7', 'tv-7'],
  ])('%s is %s, whatever its slug', (address, id) => {
    expect(titleIdOfAddress(address)).toBe(id)
  })

  it.each(['', 'movie-0', 'movie-', 'movie-12345678901', 'person-3', 'movie-12x', 'Movie-129'])(
    '"%s" is no title',
    (address) => {
      expect(titleIdOfAddress(address)).toBeNull()
    },
  )

  it('is the title whose path it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        (number, title) => {
          expect(titleIdOfAddress(titlePath(`tv-${number}`, title).slice('/title/'.length, -1))).toBe(`tv-${number}`)
        },
      ),
    )
  })
})
