import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, type GlyphRun, openSync } from 'fontkit'
import { round } from '#src/components/posters/svg.ts'

/** The weights of the site's typeface that are used in images. */
export type Weight = 400 | 600 | 700 | 800

const require = createRequire(import.meta.url)
const fonts = join(dirname(require.resolve('@fontsource/bricolage-grotesque')), 'files')
const opened = new Map<Weight, Font>()

function fontOf(weight: Weight): Font {
  const known = opened.get(weight)
  if (known) return known
  const font = openSync(join(fonts, `bricolage-grotesque-latin-${weight}-normal.woff2`))
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

/**
 * Replaces the narrow spaces of French punctuation, which the font lacks, by plain ones. Lines are already broken at
 * this point.
 */
const plainSpaces = (text: string): string => text.replace(/\s/g, ' ')

const runs = new Map<string, GlyphRun>()

/** The kerned glyphs of a text; memoized, because line breaking measures the same texts repeatedly. */
function layOut(text: string, weight: Weight): GlyphRun {
  const key = `${weight}${text}`
  const run = runs.get(key) ?? fontOf(weight).layout(plainSpaces(text))
  runs.set(key, run)
  return run
}

/**
 * The kerned width of a text in pixels. Measured by words: line breaking asks for many lines of the same ones, and the
 * typeface kerns no space.
 */
export function setWidth(text: string, { weight, size, tracking }: Setting): number {
  const words = text.split(' ').map((word) => layOut(word, weight))
  const letters = words.reduce((sum, { glyphs }) => sum + glyphs.length, words.length - 1)
  const spaces = (words.length - 1) * layOut(' ', weight).advanceWidth
  const advanceWidth = words.reduce((sum, word) => sum + word.advanceWidth, spaces)
  return (advanceWidth / fontOf(weight).unitsPerEm + Math.max(0, letters - 1) * tracking) * size
}

/**
 * A line of text as SVG path data, from `x` on the baseline `y`. Outlines, because the font may not be installed where
 * the image is rendered.
 * @throws Error if the font lacks a glyph, which would otherwise be drawn as an empty box
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

/**
 * Breaks a text into lines of at most `width` pixels, balanced without adding lines. A word wider than that has its own
 * line.
 */
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
