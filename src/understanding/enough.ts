import { enoughWords, forWords, meWords, nowWords, ofWords, vagueEnough } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { clauseAround } from './units.ts'

/** What somebody has had enough of. */
export interface Enough {
  readonly refused: readonly Unit[]
  /** What the same clause names besides: of "war I see enough in the news" the news. */
  readonly told: readonly Unit[]
}

/**
 * Finds what somebody has enough of: "enough politics for today", "genug Action diese Woche", "Krieg seh ich in der
 * Zeitung genug". Not what is to be enough for something: "enough action to keep me awake", "lustig genug".
 */
export function enoughIn(units: readonly Unit[]): Enough {
  const found: { refused: Unit[]; told: Unit[] } = { refused: [], told: [] }
  for (const [index, unit] of units.entries()) {
    const word = wordOf(unit)
    if (!saysEnough(unit)) continue
    const clause = clauseAround(units, index)
    const before = clause.slice(0, clause.indexOf(unit))
    const behind = clause.slice(clause.indexOf(unit) + 1)
    // "Genug Action, damit ich wach bleibe"
    const isForSomething = forWords.has(wordOf(units[index + 1 + behind.length]))
    const listed = isForSomething ? [] : enoughBehind(word, before, behind)
    found.refused.push(...listed.filter(({ content }) => content))
    // Of "enough war films" the films ask for nothing.
    found.told.push(...listed.filter(({ content }) => !content))
    if (behind.length > 0 || !enoughWords.has(word)) continue
    const seen = before.findIndex((one) => meWords.has(wordOf(one)))
    const named = before.filter(isNamed)
    const refused = named.filter((one) => before.indexOf(one) < seen)
    if (refused.length === 0 || before.some(({ roles }) => roles.has('not'))) continue
    found.refused.push(...refused)
    found.told.push(...named.filter((one) => before.indexOf(one) > seen))
  }
  return found
}

function enoughBehind(word: string, before: readonly Unit[], behind: readonly Unit[]): Unit[] {
  // "A thriller with enough suspense"
  if (!before.every(({ roles }) => roles.has('fill') && !roles.has('by') && !roles.has('not'))) return []
  const isOf = ofWords.has(wordOf(behind[0]))
  if (word === 'assez' && !isOf) return []
  const last = behind.findLastIndex(isNamed)
  const listed = behind.slice(0, last + 1)
  const isList = listed.every(
    (one) => isNamed(one) || (!forWords.has(wordOf(one)) && joints.some((role) => one.roles.has(role))),
  )
  if (last < 0 || !isList) return []
  const rest = behind.slice(last + 1)
  const isNow = rest.some((one) => one.items.some(({ tokens }) => tokens.some((token) => nowWords.has(token.word))))
  const isPlain = rest.length === 0 || (!forWords.has(wordOf(rest[0])) && rest.every(({ roles }) => roles.has('fill')))
  const isRefused = isNow || (isPlain && enoughWords.has(word))
  return isRefused ? listed.filter(isNamed) : []
}

/** What may stand between the things of a list. */
const joints = ['fill', 'and', 'or'] as const

const isNamed = ({ content, limits }: Unit): boolean => content !== undefined || limits.type !== undefined

/** Whether a unit says that there is enough; behind a negation that it never is: "never enough action". */
export function saysEnough(unit: Unit): boolean {
  return enoughWords.has(wordOf(unit)) || vagueEnough.has(wordOf(unit))
}

function wordOf(unit: Unit | undefined): string {
  return unit?.items[0]?.tokens[0]?.word ?? ''
}
