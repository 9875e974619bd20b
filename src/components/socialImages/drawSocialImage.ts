import { path, rectangle } from '#src/components/posters/svg.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { Lit } from './imageLight.ts'
import { defaultColours, type LampColours, lampColours, room } from './lampColours.ts'
import type { SocialImageWords } from './moodImageWords.ts'
import { drawPendant, type Pendant } from './pendant.ts'
import { type ImageSize, socialImageSize } from './socialImageName.ts'
import { breakLines, type Setting, setWidth, textPath } from './typeface.ts'

const { width, height } = socialImageSize
const margin = 72
const measure = 700
/** From the image's edge to the middle of the first lamp on the rail. */
const railMargin = 93.9

/** Where lamps hang and how large they are, in pixels: one alone, two alike, a large one before a small one. */
const places = {
  one: [{ x: 960, y: 262, radius: 112 }],
  alike: [
    { x: 880, y: 212, radius: 88 },
    { x: 1068, y: 300, radius: 88 },
  ],
  unlike: [
    { x: 930, y: 262, radius: 108 },
    { x: 1112, y: 158, radius: 56 },
  ],
} as const

/** An image in two layers of the same size, as SVG without text elements. */
export interface SocialImage {
  readonly size: ImageSize
  /** The dark background with its lamps, which many images share. */
  readonly room: string
  /** Heading, texts and the site's name. */
  readonly words: string
}

/**
 * Draws a page's preview image: dark background, lamps, heading and the site's name.
 * @param size of the image in pixels, with the proportions of `socialImageSize`
 */
export function drawSocialImage(said: SocialImageWords, light: Lit, size: ImageSize = socialImageSize): SocialImage {
  const lamps = lampsOf(light)
  const first = lamps[0]?.light ?? defaultColours
  const words = setWords(said, light === 'all' ? 84 : 190)
  const layer = (content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size.width}" height="${size.height}">${content}</svg>`
  return {
    size,
    room: layer(
      rectangle(0, 0, width, height, room.ink) +
        lamps.map(ambience).join('') +
        (light === 'all' ? allLamps() : lamps.map((lamp) => drawPendant({ ...lamp, top: 0 })).join('')),
    ),
    words: layer(
      wordmark(first) +
        path(words.heading, room.text) +
        path(words.lit, first.accent) +
        path(words.text, room.quietText),
    ),
  }
}

type Lamp = Omit<Pendant, 'top'>

/** The lamps that light the room, each with a name of its own in the image. */
function lampsOf(light: Lit): Lamp[] {
  if (light === 'all' || light === 'house') return [{ id: 'l', ...places.one[0], light: defaultColours }]
  if (!('first' in light)) return [{ id: 'l', ...places.one[0], light: lampColours[light[0]] }]
  const [one, other] = light.areAlike ? places.alike : places.unlike
  return [
    { id: 'l', ...one, light: lampColours[light.first] },
    { id: 'm', ...other, light: lampColours[light.second] },
  ]
}

/** The glow from a lamp over the background; that of a small lamp is weaker. */
function ambience({ id, x, radius, light: { glow } }: Lamp): string {
  const strength = Math.min(1, radius / 88)
  const light = (name: string, reach: number, strongest: number): string =>
    `<radialGradient id="${id}${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="-40" r="${reach}"><stop stop-color="${glow}" stop-opacity="${strongest}"/><stop offset=".45" stop-color="${glow}" stop-opacity="${strongest * 0.4}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    rectangle(0, 0, width, height, `url(#${id}${name})`)
  return light('near', 620, 0.3 * strength) + light('far', 1300, 0.2 * strength)
}

/** The lamps on their rail, with the cord lengths of the home page. */
function allLamps(): string {
  const drops = [52, 104, 34, 138, 76, 120, 44, 92]
  const apart = (width - 2 * railMargin) / (moodIds.length - 1)
  const rail = rectangle(0, 0, width, 2, room.line, ' fill-opacity=".2"')
  return (
    rail +
    moodIds
      .map((mood, index) => {
        const radius = 40
        const y = (drops[index % drops.length] ?? 0) * 0.75 + 24 + radius
        const x = railMargin + index * apart
        return drawPendant({ id: mood, x, y, top: 0, radius, light: lampColours[mood] })
      })
      .join('')
  )
}

/** The site's name with its highlighted letter, at the bottom. */
function wordmark({ accent }: LampColours): string {
  const setting: Setting = { weight: 800, size: 38, tracking: -0.035 }
  const y = height - 56
  let x = margin
  return [
    ['Mo', room.text],
    ['o', accent],
    ['dlight', room.text],
  ]
    .map(([part = '', fill = room.text]) => {
      const drawn = path(textPath(part, x, y, setting), fill)
      x += setWidth(part, setting) + setting.tracking * setting.size
      return drawn
    })
    .join('')
}

/**
 * The words as path data, laid out from the bottom up: text, tagline, heading with a font size of at most `largest`
 * pixels.
 */
function setWords(
  { heading, lit, text }: SocialImageWords,
  largest: number,
): Readonly<Record<'heading' | 'lit' | 'text', string>> {
  const small: Setting = { weight: 400, size: 27, tracking: -0.005 }
  const middle: Setting = { weight: 600, size: 42, tracking: -0.02 }
  const textLines = breakLines(text, measure + 40, small)
  const firstText = height - 128 - (textLines.length - 1) * 38
  const litLine = firstText - 62
  const { lines, setting } = headingLines(heading, largest)
  const base = (lit ? litLine : firstText) - 44 - setting.size * 0.2
  const leading = setting.size * 0.94
  const line = (each: string, y: number, how: Setting): string => textPath(each, margin, y, how)
  return {
    heading: lines.map((each, index) => line(each, base - (lines.length - 1 - index) * leading, setting)).join(''),
    lit: lit ? line(lit, litLine, fitted(lit, measure, middle)) : '',
    text: textLines.map((each, index) => line(each, firstText + index * 38, small)).join(''),
  }
}

/** A setting with the font size reduced until the text fits. */
function fitted(text: string, room: number, setting: Setting): Setting {
  return { ...setting, size: Math.min(setting.size, (setting.size * room) / setWidth(text, setting)) }
}

/**
 * A single word in the largest size that fits; several words in the largest size that fits two lines, otherwise on
 * three.
 */
function headingLines(heading: string, largest: number): { lines: string[]; setting: Setting } {
  const large: Setting = { weight: 700, size: largest, tracking: -0.05 }
  if (!heading.includes(' ')) return { lines: [heading], setting: fitted(heading, measure, large) }
  for (const size of [124, 108, 96, 84, 72].filter((one) => one <= largest)) {
    const setting: Setting = { ...large, size, tracking: -0.045 }
    const lines = breakLines(heading, measure + 60, setting)
    if (lines.length <= 2 && lines.every((line) => setWidth(line, setting) <= measure + 60)) return { lines, setting }
  }
  const setting: Setting = { ...large, size: 72, tracking: -0.04 }
  return { lines: breakLines(heading, measure + 60, setting), setting }
}
