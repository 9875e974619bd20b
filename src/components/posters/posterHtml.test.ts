import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { hostileTexts } from '#src/tests/support/hostileTexts.ts'
import { onlyShapes, posterHtml } from './posterHtml.ts'

const light = ['calm', 'escape'] as const
const posterOf = (title: string, genre = 'Drama', genreLabel = genre): string =>
  posterHtml({ title, year: 1999, genre, genreLabel, light })

describe('a poster as HTML', () => {
  it('holds shapes and text alone, whatever the title says', () => {
    for (const text of hostileTexts) onlyShapes(posterOf(text, 'Drama', text))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.string(), (title, genre) => {
        onlyShapes(posterOf(title, genre))
      }),
    )
  })

  it('is drawn for every title of the shelf', async () => {
    for (const { title, genres } of await embeddedTitles('de')) onlyShapes(posterOf(title, genres[0]))
  })

  it('is drawn in no time, however long a word or a title is', () => {
    const started = performance.now()
    posterOf('W'.repeat(10_000))
    posterOf('word '.repeat(2000))
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg><text onclick="alert(1)">x</text></svg>',
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    '<svg><path style="fill:url(//evil.example)"/></svg>',
    '<svg><text>x</text><img src=x onerror=alert(1)',
  ])('refuses %s', (drawing) => {
    expect(() => onlyShapes(drawing)).toThrow(TypeError)
  })
})
