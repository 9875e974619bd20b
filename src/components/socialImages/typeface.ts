import { createRequire } from 'node:module'
import { type Font, type GlyphRun, openSync } from 'fontkit'
import { round } from '#src/components/posters/svg.ts'

/** The weights of the site's typeface that the images are set in. */
export type Weight = 400 | 600 | 700 | 800

const require = createRequire(import.meta.url)
const opened = new Map<Weight, Font>()

function fontOf(weight: Weight): Font {
  const known = opened.get(weight)
  if (known) return known
  const font = openSync(
    require.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`),
  )
  if ('fonts' in font) throw new TypeError('a single font was expected, not a collection')
  opened.set(weight, font)
  return font
}

/** How a text is set: `size` in pixels, `tracking` in em added after each letter. */
export interface Setting {
  readonly weight: Weight
  readonly size: number
  readonly tracking: number
}

/** Fonts lack the narrow spaces that French sets before a mark; a plain one, too late to break a line, looks the same. */
const plainSpaces = (text: string): string => text.replace(/\s/g, ' ')

const runs = new Map<string, GlyphRun>()

/** The letters of a text and their places, kerned; remembered, because line breaking asks for the same again and again. */
function layOut(text: string, weight: Weight): GlyphRun {
  const key = `${weight}${text}`
  const run = runs.get(key) ?? fontOf(weight).layout(plainSpaces(text))
  runs.set(key, run)
  return run
}

/** How wide a text sets, in pixels, kerned. */
export function setWidth(text: string, { weight, size, tracking }: Setting): number {
  const { advanceWidth, glyphs } = layOut(text, weight)
  return (advanceWidth / fontOf(weight).unitsPerEm + Math.max(0, glyphs.length - 1) * tracking) * size
}

/**
 * A line of text as the data of an SVG path, from `x` on the baseline `y`: outlines, because the machine that rasterises them need not have the font.
 * @throws Error when the font lacks a letter: a box in its place would be seen by everyone but us
 */
export function textPath(text: string, x: number, y: number, { weight, size, tracking }: Setting): string {
  const scale = size / fontOf(weight).unitsPerEm
  const { glyphs, positions } = layOut(text, weight)
  let pen = x
  let data = ''
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.id === 0) throw new Error(`the typeface lacks a letter of "${text}"`)
    const at = positions[index]
    data += glyph.path
      .transform(scale, 0, 0, -scale, pen + (at?.xOffset ?? 0) * scale, y - (at?.yOffset ?? 0) * scale)
      .commands.map(({ command, args }) => svgCommands[command] + args.map(round).join(' '))
      .join('')
    pen += (at?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
  }
  return data
}

const svgCommands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** Breaks a text into lines of at most `width` pixels, as even as so many lines can be. */
export function breakLines(text: string, width: number, setting: Setting): string[] {
  const fewest = greedy(text, width, setting).length
  let narrow = width
  while (narrow > width / 2 && greedy(text, narrow - width / 40, setting).length === fewest) narrow -= width / 40
  return greedy(text, narrow, setting)
}

function greedy(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && setWidth(longer, setting) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
