/**
 * Advance widths of Bricolage Grotesque at weight 780 in hundredths of an em, for printable ASCII from the space on.
 * Measured once from the font, so that titles can be laid out without a browser.
 */
// biome-ignore format: a table
const advances = [
  22, 30, 38, 63, 65, 99, 75, 18, 33, 33, 45, 53, 21, 36, 25, 36, 67, 36, 61, 61, 64, 61, 66, 52, 66, 66, 26, 23, 53, 53, 53, 42,
  100, 71, 69, 68, 70, 63, 60, 73, 73, 30, 38, 70, 51, 95, 79, 72, 65, 73, 69, 66, 58, 73, 68, 100, 72, 66, 57, 33, 36, 33, 58,
  55, 28, 59, 65, 57, 65, 59, 41, 61, 64, 28, 29, 60, 28, 96, 64, 61, 65, 65, 44, 55, 40, 63, 58, 88, 58, 61, 54, 35, 28, 35, 53,
]
const unknownAdvance = 62
/** Letter spacing in em. */
export const tracking = -0.035

/** The width of a text in em. Combining marks add no width. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text.normalize('NFD')) {
    const code = character.codePointAt(0) ?? 0
    if (code >= 0x300 && code < 0x370) continue
    width += (advances[code - 32] ?? (code > 0x2e80 ? 100 : unknownAdvance)) / 100 + tracking
  }
  return width - tracking
}

export interface SetLines {
  readonly lines: readonly string[]
  readonly size: number
}

const smallWord =
  /^(a|an|the|of|in|on|to|and|for|at|me|&|la|le|de|der|die|das|el|o|os|as|da|do|du|des|les|y|e|et|und)$/i
const mostBreaks = 9

/** All ways to break words into lines: `2^(n-1)` for up to ten words. Any further words stay on the last line. */
export function breakings(words: readonly string[]): string[][] {
  const places = Math.min(words.length - 1, mostBreaks)
  return Array.from({ length: 2 ** places }, (_, mask) => {
    const lines = [words[0] ?? '']
    for (const [index, word] of words.slice(1).entries()) {
      if (index < places && (mask >> index) & 1) lines.push(word)
      else lines[lines.length - 1] += ` ${word}`
    }
    return lines
  })
}

/** Whether a line is a single small word, or too short to be on its own. */
export function isStray(line: string): boolean {
  return smallWord.test(line) || line.length < 3
}

/**
 * Breaks a title so that its font size is as large as the box allows, avoiding small words alone on a line or at its
 * end.
 * @param box width and height in poster units; `leading` is the line height in em, `largest` the maximum font size
 */
export function setTitle(
  text: string,
  box: { readonly width: number; readonly height: number; readonly leading: number; readonly largest: number },
): SetLines {
  let best: (SetLines & { readonly score: number }) | undefined
  for (const lines of breakings(text.split(/\s+/))) {
    const widest = Math.max(...lines.map(textWidth))
    const size = Math.min(box.largest, box.width / widest, box.height / (lines.length * box.leading))
    const score = size * penalty(lines)
    if (!best || score > best.score) best = { lines, size, score }
  }
  return best ?? { lines: [text], size: box.largest }
}

function penalty(lines: readonly string[]): number {
  let factor = 1 - 0.012 * lines.length
  for (const [index, line] of lines.entries()) {
    const words = line.split(' ')
    const lastWord = words.at(-1) ?? ''
    if (words.length === 1 && smallWord.test(line) && lines.length > 1) factor *= 0.72
    else if (index < lines.length - 1 && smallWord.test(lastWord)) factor *= 0.86
  }
  return lines.length > 1 && lines.some((line) => line.length < 3) ? factor * 0.7 : factor
}
