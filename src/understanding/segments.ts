import type { Wish } from './wish.ts'
import { saysSomething, type TextRange } from './wishParts.ts'

/** A piece of a text, and how a page shows it: lit where it was understood, dim where it says nothing or was dropped. */
export interface Segment {
  readonly text: string
  readonly kind: 'lit' | 'dim' | 'plain'
}

/** Words before what is to be left out that are shown with it: "nothing", "nicht zu". */
const mostBefore = 2

/**
 * A text in pieces, in order; joined they are the text.
 * @param whole what was understood before the visitor dropped anything: the words of what was dropped are dim
 */
export function segmentsOf(text: string, wish: Wish, whole: Wish): Segment[] {
  const lit = wish.parts
    .filter(saysSomething)
    .map((part) => (part.avoid.length > 0 ? withNegation(text, part, wish) : part))
  const dropped = whole.parts.filter((part) => saysSomething(part) && !lit.some((one) => overlap(one, part)))
  const dim = [...dropped, ...unread(text, wish)]
  const ranges = [
    ...lit.map((range) => ({ ...range, kind: 'lit' as const })),
    ...dim.map((range) => ({ ...range, kind: 'dim' as const })),
  ].sort((a, b) => a.start - b.start)
  const segments: Segment[] = []
  let at = 0
  for (const { start, end, kind } of ranges) {
    if (start < at) continue
    if (start > at) segments.push({ text: text.slice(at, start), kind: 'plain' })
    segments.push({ text: text.slice(start, end), kind })
    at = end
  }
  if (at < text.length) segments.push({ text: text.slice(at), kind: 'plain' })
  return joined(segments)
}

/** Two lit pieces with nothing but a space between are one. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const segment of segments) {
    const [before, gap] = [result.at(-2), result.at(-1)]
    if (segment.kind === 'lit' && before?.kind === 'lit' && gap?.kind === 'plain' && gap.text.trim() === '') {
      result.splice(-2, 2, { text: before.text + gap.text + segment.text, kind: 'lit' })
    } else result.push(segment)
  }
  return result
}

function overlap(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end
}

/** A range with the words before it that rule it out: those of the same clause that mean nothing else. */
function withNegation(text: string, { start, end }: TextRange, { parts, left }: Wish): TextRange {
  const before = /((?:[\p{L}\p{M}’']+\s+)+)$/u.exec(text.slice(0, start))?.[1] ?? ''
  const words = [...before.matchAll(/\S+\s+/g)].reverse()
  let from = start
  for (const [word] of words.slice(0, mostBefore)) {
    const range = { start: from - word.length, end: from }
    if (left.includes(word.trim()) || parts.some((part) => overlap(part, range))) break
    from = range.start
  }
  return { start: from, end }
}

/** Where the words stand that were not understood. */
function unread(text: string, { left, parts }: Wish): TextRange[] {
  const ranges: TextRange[] = []
  let at = 0
  for (const word of left) {
    let start = text.indexOf(word, at)
    while (start >= 0 && parts.some((part) => overlap(part, { start, end: start + word.length }))) {
      start = text.indexOf(word, start + 1)
    }
    if (start < 0) continue
    at = start + word.length
    ranges.push({ start, end: at })
  }
  return ranges
}
