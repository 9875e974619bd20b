import { tellsEnding } from '#src/domain/feel/feel.ts'
import { type FeelId, isFeelId } from '#src/domain/feel/feelId.ts'
import { chipsOf } from '#src/understanding/chips.ts'
import type { DescribedPart } from './describeWish.ts'
import { fill } from './fill.ts'
import { capitalise } from './format.ts'
import type { WishWords } from './shape.ts'

/** One of the meanings that a chip names. */
interface ChipPiece {
  readonly text: string
  /** The feel that it names, which has a page; null for anything else. */
  readonly feel: FeelId | null
}

/** A meaning in words. */
export interface DescribedChip {
  /** "Calm, cosy comfort" */
  readonly name: string
  /** What the name consists of, with commas between: "Calm", "cosy comfort". */
  readonly pieces: readonly ChipPiece[]
  /** What it does to the list. */
  readonly effect: string
  /** Name of what takes it away. */
  readonly drop: string
  readonly keys: readonly string[]
}

/** The chips of a wish in words. */
export function describeChips(parts: readonly DescribedPart[], words: WishWords): DescribedChip[] {
  return chipsOf(parts).map(({ parts: own, keys }) => {
    const pieces = own.map(({ kind, value, text }, place): ChipPiece => {
      const id = String(value)
      const hasPage = kind === 'feel' && isFeelId(id) && !tellsEnding(id)
      return { text: place === 0 ? capitalise(text) : text, feel: hasPage ? id : null }
    })
    const text = own.map((part) => part.text).join(', ')
    return {
      name: pieces.map((piece) => piece.text).join(', '),
      pieces,
      effect: own[0]?.effect ?? '',
      drop: fill(words.drop, { wish: text }),
      keys,
    }
  })
}
