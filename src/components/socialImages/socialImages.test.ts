import { describe, expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import { drawSocialImage } from './drawSocialImage.ts'
import { socialImageAlt } from './moodImageWords.ts'
import { socialImageName, socialImageNames, socialImagePath, socialImageSize } from './socialImageName.ts'
import { socialImageWords } from './socialImageWords.ts'
import { breakLines, setWidth } from './typeface.ts'

describe('the image of a shared link', () => {
  it('is that of the mood that lights the page, the page’s own, or the home page’s', () => {
    expect(socialImageName('/title/movie-843-in-the-mood-for-love/', 'romantic')).toBe('romantic')
    expect(socialImageName('/movies/genre/drama/2/')).toBe('movies')
    expect(socialImageName('/streaming/hbo/')).toBe('hbo')
    expect(socialImageName('/streaming/not-found/')).toBe('home')
    expect(socialImageName('/')).toBe('home')
    expect(socialImagePath('pt', 'cry')).toBe('/og/pt/cry.jpg')
  })

  it('says in every language what the page says, also to whoever cannot see it', () => {
    for (const locale of locales) {
      const alts = socialImageNames.map((name) => socialImageAlt(socialImageWords(name, locale)))
      expect(new Set(alts).size, locale).toBe(socialImageNames.length)
    }
    expect(socialImageAlt(socialImageWords('cry', 'en'))).toMatch(/^Cry\. Let it all come out\. Say how you feel/)
  })

  it('needs no font to be drawn, and refuses a letter that the typeface lacks', () => {
    for (const [locale, name] of [
      ['fr', 'home'],
      ['de', 'escape'],
    ] as const) {
      const svg = drawSocialImage(socialImageWords(name, locale), name === 'home' ? 'all' : name)
      expect(svg).not.toMatch(/<text|font-family|NaN|undefined/)
    }
    expect(() => drawSocialImage({ heading: '千と千尋', text: 'x' }, 'house')).toThrow('lacks a letter')
  })

  it('keeps its words inside', () => {
    const setting = { weight: 400, size: 27, tracking: 0 } as const
    const words = 'Sag, wie du dich fühlen möchtest, und du bekommst sechs bis acht Filme und Serien für heute Abend'
    const lines = breakLines(words, 500, setting)
    expect(lines.join(' ')).toBe(words)
    for (const line of lines) expect(setWidth(line, setting)).toBeLessThanOrEqual(500)
    expect(socialImageSize).toEqual({ width: 1200, height: 630 })
  })
})
