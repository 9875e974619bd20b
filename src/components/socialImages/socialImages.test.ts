import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { drawSocialImage } from './drawSocialImage.ts'
import { imageLight } from './imageLight.ts'
import { lampColours } from './lampColours.ts'
import { socialImageAlt } from './moodImageWords.ts'
import { rasterise } from './rasterise.ts'
import {
  type SocialImageName,
  sizeOfImage,
  socialImageName,
  socialImageNames,
  socialImagePath,
  socialImageSize,
} from './socialImageName.ts'
import { socialImageWords } from './socialImageWords.ts'
import { breakLines, setWidth } from './typeface.ts'

describe('the image of a shared link', () => {
  it('is that of the mood that lights the page, the page’s own, or the home page’s', () => {
    expect(socialImageName('/title/movie-843-in-the-mood-for-love/', 'romantic')).toBe('romantic')
    expect(socialImageName('/movies/genre/drama/2/')).toBe('movies')
    expect(socialImageName('/streaming/hbo/')).toBe('hbo')
    expect(socialImageName('/streaming/not-found/')).toBe('home')
    expect(socialImageName('/')).toBe('home')
    expect(socialImageName('/feels/')).toBe('feels')
    // A feel and two moods have their own, in whatever light they stand.
    expect(socialImageName('/feel/cosy-comfort/', 'calm')).toBe('feel-cosy-comfort')
    expect(socialImageName('/mood/laugh+cry/tv/', 'laugh')).toBe('pair-laugh-cry')
    expect(socialImageName('/mood/laugh/tv/', 'laugh')).toBe('laugh')
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
      ['pt', 'pair-laugh-cry'],
      ['es', 'feel-cosy-comfort'],
    ] as const) {
      const { room, words } = drawSocialImage(socialImageWords(name, locale), imageLight(name))
      expect(room + words).not.toMatch(/<text|font-family|NaN|undefined/)
    }
    expect(() => drawSocialImage({ heading: '千と千尋', text: 'x' }, 'house')).toThrow('lacks a letter')
  })

  it('hangs the lamps of both moods, and of the two that a feel speaks for most', () => {
    expect(imageLight('pair-laugh-cry')).toEqual({ first: 'laugh', second: 'cry', areAlike: true })
    expect(imageLight('feel-cosy-comfort')).toMatchObject({ first: 'calm', areAlike: false })
    const colours = (name: SocialImageName) => {
      const { room } = drawSocialImage(socialImageWords(name, 'en'), imageLight(name))
      return moodIds.filter((mood) => room.includes(lampColours[mood].glow))
    }
    expect(colours('pair-laugh-cry')).toEqual(['laugh', 'cry'])
    expect(colours('calm')).toEqual(['calm'])
  })

  it('is a JPEG of the size that the page says', async () => {
    for (const name of ['pair-laugh-cry', 'feel-cosy-comfort', 'about'] as const) {
      const size = sizeOfImage(name)
      const image = await rasterise(drawSocialImage(socialImageWords(name, 'fr'), imageLight(name), size))
      expect(await sharp(image).metadata(), name).toMatchObject({ format: 'jpeg', ...size })
    }
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
