import { moreWords, preferTo, preferWords, ratherWords, thanWords } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { isFill, isMarked } from './units.ts'

/** Before what is not wanted as much as what follows: "más que miedo, quiero intriga". */
const moreThan = new Set(['more than', 'mehr als', 'plus que', 'mas que', 'mais que', 'mais do que'])
/** Most units between "more" and what it is said of. */
const mostBetween = 2

/** The lesser of two things that are compared, and whether it is ruled out or only not wanted. */
export interface Lesser {
  readonly unit: Unit
  readonly sense: 'avoid' | 'optional'
}

/**
 * What a comparison turns from: "more funny than sad" does not ask for sadness, "lieber lustig als traurig" rules it
 * out.
 */
export function lesserOf(units: readonly Unit[]): Lesser[] {
  return units.flatMap((unit, index) => {
    const sense = senseOf(units, unit, index)
    return sense ? [{ unit, sense }] : []
  })
}

function senseOf(units: readonly Unit[], unit: Unit, index: number): Lesser['sense'] | null {
  if (!isComparable(unit)) return null
  // "A comedy than a drama", "was Ruhiges als was Spannendes"
  const place = units
    .slice(0, index)
    .findLastIndex((one) => !isArticle(one) || thanWords.has(wordsOf(one).at(-1) ?? ''))
  const joint = units[place]
  if (!joint || units.slice(place + 1, index + 1).some(isMarked)) return null
  const isOutweighed = moreThan.has(wordsOf(joint).join(' '))
  if (isOutweighed && units.slice(index + 1).some(({ content }) => content)) return 'optional'
  // "Rir do que chorar"
  const at = units.slice(0, place).findLastIndex(({ items }) => !isFill(items[0]))
  const first = units[at]
  if (!first || !isComparable(first) || units.slice(at + 1, index).some(isMarked)) return null
  const openers = units.slice(Math.max(0, at - mostBetween - 1), at + 1).flatMap(wordsOf)
  const word = wordsOf(joint).at(-1) ?? ''
  const isOpened = (words: ReadonlySet<string>): boolean => openers.some((opener) => words.has(opener))
  if (preferTo.has(word) && isOpened(preferWords)) return 'avoid'
  if (!thanWords.has(word)) return null
  if (isOpened(ratherWords) || isOpened(preferWords)) return 'avoid'
  return isOpened(moreWords) || word === 'than' ? 'optional' : null
}

/** Whether a unit is something that may be compared: not the platform, nor a person. */
function isComparable({ content, limits }: Unit): boolean {
  const { type, animation, maxMinutes, minMinutes } = limits
  return content !== undefined || (type ?? animation ?? maxMinutes ?? minMinutes) !== undefined
}

function isArticle({ items, roles, content }: Unit): boolean {
  return isFill(items[0]) || (roles.has('want') && content === undefined)
}

function wordsOf({ items }: Unit): string[] {
  return items.flatMap(({ tokens }) => tokens.map(({ word }) => word))
}
