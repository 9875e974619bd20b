import { chipsOf } from '#src/understanding/chips.ts'
import type { DescribedPart } from './describeWish.ts'
import { fill } from './fill.ts'
import { capitalise } from './format.ts'
import type { WishWords } from './shape.ts'

/** A meaning in words. */
export interface DescribedChip {
  /** "Calm, cosy comfort" */
  readonly name: string
  /** What it does to the list. */
  readonly effect: string
  /** Name of what takes it away. */
  readonly drop: string
  readonly keys: readonly string[]
}

/** The chips of a wish in words. */
export function describeChips(parts: readonly DescribedPart[], words: WishWords): DescribedChip[] {
  return chipsOf(parts).map(({ parts: own, keys }) => {
    const text = own.map((part) => part.text).join(', ')
    return { name: capitalise(text), effect: own[0]?.effect ?? '', drop: fill(words.drop, { wish: text }), keys }
  })
}
