import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titlePath, titlePathSchema, titleSlug } from './titlePath.ts'

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
