import { sentenceBefore } from './backward.ts'
import { likeWords, meWords, soWords } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { isMarked } from './units.ts'

/** What somebody else wishes for and the visitor does not. */
export interface OthersWish {
  readonly refused: readonly Unit[]
  /** The words of negation that say so, which refuse nothing else. */
  readonly negations: ReadonlySet<Unit>
}

/** Finds what others wish for in vain: of "my husband wants action, I don't, so a romance" the action. */
export function othersWishIn(units: readonly Unit[]): OthersWish {
  const refused: Unit[] = []
  const negations = new Set<Unit>()
  for (const [index, unit] of units.entries()) {
    const start = unit.roles.has('not') ? ownClause(units, index) : null
    if (start === null) continue
    const before = sentenceBefore(units, start)
    const wishes = before.findLastIndex(({ roles, items }) => roles.has('want') || likeWords.has(items[0]?.text ?? ''))
    const liked = before.slice(wishes + 1)
    const isDenied = before.some(({ roles }) => roles.has('not') || roles.has('without'))
    if (wishes < 0 || isDenied) continue
    refused.push(...liked.filter(({ content }) => content !== undefined))
    if (liked.some(({ content }) => content !== undefined)) negations.add(unit)
  }
  return { refused, negations }
}

/**
 * The index at which a clause begins that says nothing but that the visitor does not: "I don't", "ich aber nicht", "moi
 * pas", "pas moi"; null for any other.
 */
function ownClause(units: readonly Unit[], index: number): number | null {
  const textOf = (at: number): string => units[at]?.items[0]?.text ?? ''
  const isOver = (at: number): boolean => {
    const unit = units[at]
    return !unit || isMarked(unit) || soWords.has(textOf(at))
  }
  if (meWords.has(textOf(index + 1)) && isOver(index + 2)) return index
  if (!isOver(index + 1)) return null
  if (meWords.has(textOf(index - 1))) return index - 1
  // "A mí no", "a mim não"
  if (textOf(index - 2) === 'a' && ['mi', 'mim'].includes(textOf(index - 1))) return index - 2
  const isBetween = units[index - 1]?.roles.has('fill') || units[index - 1]?.roles.has('but')
  return isBetween && meWords.has(textOf(index - 2)) ? index - 2 : null
}
