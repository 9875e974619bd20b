import { breakings, isStray, type SetLines, setTitle, textWidth, tracking } from './setTitle.ts'
import { escapeText, round } from './svg.ts'

interface Printed {
  readonly title: string
  readonly year?: number | undefined
  readonly genreLabel: string
}

export interface Layout {
  /** The box of the motif. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly text: string
}

const width = 400
const height = 600
const margin = 26
const measure = width - 2 * margin

/**
 * Lays out a poster's text in one of four ways, picked by the seed: title at the bottom, at the top, rotated along the
 * left edge, or as a block of capitals. The part after a colon is a smaller subtitle.
 */
export function layOut(facts: Printed, seed: number): Layout {
  const [main = '', ...rest] = shortened(facts.title).split(': ')
  const sub = rest.join(': ')
  const letters = main.replace(/\s/g, '').length
  const words = main.split(/\s+/).length
  const layouts: ((facts: Printed, main: string, sub: string) => Layout)[] = [base, crown]
  if (letters <= 13 && words <= 2 && !sub) layouts.push(spine)
  if (words > 1 ? words <= 4 : letters <= 8) layouts.push(wall)
  const choice = layouts[(seed >>> 13) % layouts.length] ?? base
  return choice(facts, main, sub)
}

/** Longer titles would not be legible, and trying all their line breaks would be slow. */
const mostCharacters = 120

function shortened(title: string): string {
  const characters = [...title]
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : title
}

const line = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" letter-spacing="${round(size * tracking)}"${more}>${escapeText(text)}</text>`

/** The genre on the left, the year on the right. */
function imprint({ genreLabel, year }: Printed, y: number): string {
  const small = 'font-size="14" font-weight="600"'
  return `<text x="${margin}" y="${y}" ${small}>${escapeText(genreLabel)}</text><text x="${width - margin}" y="${y}" ${small} text-anchor="end">${year ?? ''}</text>`
}

interface Block {
  readonly title: SetLines
  readonly sub: SetLines | null
  readonly height: number
}

const leading = 0.92
const capHeight = 0.72
/** How far the mark of a capital ("Ö", "É") rises above it, in em. */
const markHeight = 0.2

/** The room in em that the marks of a line's capitals need above it; without them lines lie closer. */
function marksOf(text: string): number {
  return /\p{Lu}(?![\u0323-\u0328])\p{M}/u.test(text.normalize('NFD')) ? markHeight : 0
}
const subLeading = 1.06
const subGap = 16

function setBlock(main: string, sub: string): Block {
  const title = setTitle(main, { width: measure, height: sub ? 132 : 190, leading, largest: 104 })
  const below = sub ? setTitle(sub, { width: measure, height: 64, leading: subLeading, largest: 31 }) : null
  const marks = title.lines.reduce((sum, text) => sum + marksOf(text), 0)
  const titleHeight = title.size * (capHeight + (title.lines.length - 1) * leading + marks)
  const subHeight = below ? subGap + below.lines.length * below.size * subLeading : 0
  return { title, sub: below, height: titleHeight + subHeight }
}

/** Renders a block whose upper edge is at `y`. */
function write({ title, sub }: Block, y: number): string {
  let baseline = y + title.size * capHeight
  let written = ''
  for (const text of title.lines) {
    baseline += title.size * marksOf(text)
    written += line(text, margin - title.size * 0.035, baseline, title.size)
    baseline += title.size * leading
  }
  if (!sub) return written
  baseline += subGap - title.size * leading + sub.size * 0.86
  for (const text of sub.lines) {
    written += line(text, margin, baseline, sub.size, ' font-weight="600"')
    baseline += sub.size * subLeading
  }
  return written
}

function base(facts: Printed, main: string, sub: string): Layout {
  const block = setBlock(main, sub)
  const last = block.sub ?? block.title
  const descends = /[gjpqy,]/.test(last.lines.at(-1) ?? '') ? last.size * 0.13 : 0
  const top = height - 62 - block.height - descends
  const text = write(block, top) + imprint(facts, 576)
  return { box: { x: 0, y: 0, width, height: top - 28 }, text }
}

function crown(facts: Printed, main: string, sub: string): Layout {
  const block = setBlock(main, sub)
  const top = 62 + block.height + Math.max(30, block.title.size * 0.3)
  const text = write(block, 62) + imprint(facts, 40)
  return { box: { x: 0, y: top, width, height: height - top }, text }
}

function spine(_: Printed, main: string): Layout {
  const capitals = main.toUpperCase()
  const size = Math.min(548 / textWidth(capitals), 148)
  const rise = size * (0.66 + marksOf(capitals))
  const strip = rise + margin + 20
  const text = `<text transform="translate(${round(margin + rise)} 574) rotate(-90)" font-size="${round(size)}" letter-spacing="${round(size * tracking)}">${escapeText(capitals)}</text>`
  return { box: { x: strip, y: 0, width: width - strip, height }, text }
}

const wallLeading = 0.755

function wall(facts: Printed, main: string, sub: string): Layout {
  const { lines, sizes } = wallLines(main.toUpperCase())
  let y = 62
  let text = ''
  for (const [index, words] of lines.entries()) {
    const size = sizes[index] ?? 0
    y += size * ((index === 0 ? 0.69 : wallLeading) + marksOf(words))
    text += line(words, margin - size * 0.03, y, size)
  }
  if (sub) {
    const set = setTitle(sub, { width: measure, height: 60, leading: 1, largest: 30 })
    for (const words of set.lines) {
      y += set.size * 1.12 + 4
      text += line(words, margin, y, set.size, ' font-weight="600"')
    }
  }
  const top = Math.max(y + 30, 240)
  return { box: { x: 0, y: top, width, height: height - top }, text: text + imprint(facts, 40) }
}

/** Breaks the text into lines that each fill the poster's width, as tall as fits above the motif. */
function wallLines(capitals: string): { lines: readonly string[]; sizes: readonly number[] } {
  let best: { lines: string[]; sizes: number[]; total: number } | undefined
  for (const lines of breakings(capitals.split(/\s+/))) {
    if (lines.length > 1 && lines.some(isStray)) continue
    const sizes = lines.map((words) => Math.min(350 / textWidth(words), 190))
    const total = sizes.reduce((sum, size, at) => sum + size * (wallLeading + marksOf(lines[at] ?? '')), 0)
    if (total < 350 && (!best || total > best.total)) best = { lines, sizes, total }
  }
  if (best) return best
  const set = setTitle(capitals, { width: measure, height: 330, leading: 0.8, largest: 120 })
  return { lines: set.lines, sizes: set.lines.map(() => set.size) }
}
